import { useWatch } from '@portal/platform/forms';
import { usePublishedText } from './published-content-context.ts';
import { StateBadge } from './StateBadge.tsx';

/** Beside the name of a field whose text is not the public one. */
export const ChangedMark = ({ name }: { name: string }) => {
  const published = usePublishedText(name);
  const written: unknown = useWatch({ name });
  if (published === undefined || written === published) return null;
  return <StateBadge state={{ status: 'CHANGED' }} />;
};
