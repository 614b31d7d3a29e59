import { Alert, List } from '@portal/ui';
import type { Difference, Environment } from '../api/types.ts';
import { shortVersion } from '../format/versions.ts';
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx';
import { endedCanaries } from './ended-canaries.ts';

interface PromoteDialogProps extends DialogProps {
  from: Environment;
  apps: readonly Difference[];
  mayBeUntested: boolean;
}

const changeOf = ({ app, from, to }: Difference): string => {
  if (from === undefined) return `${app} is new`;
  if (to === undefined) return `${app} goes away`;
  return `${app} ${shortVersion(from, to)} becomes ${shortVersion(to, from)}`;
};

/** What one environment serves goes to another one. */
export const PromoteDialog = ({ from, apps, mayBeUntested, ...decided }: PromoteDialogProps) => (
  <DecisionDialog
    {...decided}
    path="promote"
    isGiving
    body={(seen) => ({
      from: from.name,
      seenThere: seen[from.name] ?? 0,
      ...(mayBeUntested && { mayBeUntested }),
    })}
    title={`Promote ${from.release} to ${decided.environment.name}`}
    verb={mayBeUntested ? `Promote ${from.release} untested` : `Promote ${from.release}`}
    isDanger={mayBeUntested}
    note={`${endedCanaries(
      decided.environment,
      apps.map(({ app }) => app),
    )}Open tabs follow on the way to another remote.`}
  >
    {mayBeUntested && (
      <Alert status="warning" title="Its tests did not all pass or were not run">
        The reason stays in the history.
      </Alert>
    )}
    <List.Root ps="5" listStyleType="disc">
      {apps.map((difference) => (
        <List.Item key={difference.app}>{changeOf(difference)}</List.Item>
      ))}
    </List.Root>
  </DecisionDialog>
);
