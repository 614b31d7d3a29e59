import type { Section } from '@portal/contracts/applications/sections';
import { useTranslation } from '@portal/platform';
import { Badge } from '@portal/ui';
import { Eye } from 'lucide-react';
import { usePresence } from './use-presence.ts';

/** Who else is in a section now. */
export const PresenceMark = ({ section }: { section: Section }) => {
  const { t } = useTranslation('applications');
  const names = (usePresence().data?.people ?? [])
    .filter((one) => one.section === section)
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Badge palette="indigo" icon={Eye} whiteSpace="normal">
      {t('people.here', { who: names.join(t('separator')) })}
    </Badge>
  );
};
