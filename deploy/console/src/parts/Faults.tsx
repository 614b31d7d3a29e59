import { Alert } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { Environment } from '../api/types.ts';

interface FaultsProps extends ComponentProps<typeof Alert> {
  /** A sentence each; nothing is shown without one. */
  faults: readonly string[];
}

const Faults = ({ faults, children, ...alert }: FaultsProps) =>
  faults.length > 0 && (
    <Alert mb="4" {...alert}>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      {children}
    </Alert>
  );

/** What of the store could not be read. */
export const StoreFaults = ({ faults }: Pick<FaultsProps, 'faults'>) => (
  <Faults faults={faults} status="error" title="Not everything in the release store is whole">
    <p>What to do about each: docs/releases.md, “When something is broken”.</p>
  </Faults>
);

/** What people get and browsers cannot show. */
export const FailingBuilds = ({ faults }: Pick<FaultsProps, 'faults'>) => (
  <Faults faults={faults} status="error" title="What is served fails in browsers">
    <p>Anybody may send such a report: look whether it is so, then roll back.</p>
  </Faults>
);

/** What was wrong with remotes that the last change left as they were. */
export const KnownFaults = ({ environments }: { environments: readonly Environment[] }) =>
  environments.map(({ name, known }) => {
    const title = `Wrong in ${name} before the last change, and left as it was`;
    return <Faults key={name} faults={known} status="warning" title={title} />;
  });
