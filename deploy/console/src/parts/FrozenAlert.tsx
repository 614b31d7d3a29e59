import { Alert } from '@portal/ui';
import type { Environment } from '../api/types.ts';
import { titled } from '../format/texts.ts';
import { when } from '../format/times.ts';

/** Who froze an environment, when and why; nothing where nobody did. */
export const FrozenAlert = ({ environment: { name, frozen } }: { environment: Environment }) =>
  frozen && (
    <Alert status="warning" title={`${titled(name)} is frozen`}>
      By {frozen.by} since {when(frozen.at)}: {frozen.reason}
    </Alert>
  );
