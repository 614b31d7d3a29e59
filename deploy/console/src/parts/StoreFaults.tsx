import { Alert } from '@portal/ui';
import { useMayChange } from '../api/session.ts';
import type { Environment } from '../api/types.ts';

/** What of the store could not be read, each with its own sentence. */
export const StoreFaults = ({ faults }: { faults: readonly string[] }) =>
  faults.length === 0 ? null : (
    <Alert status="error" mb="4" title="Not everything in the release store is whole">
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      <p>What to do about each: docs/releases.md, “When something is broken”.</p>
    </Alert>
  );

/** What people get and browsers cannot show. */
export const FailingBuilds = ({ failing }: { failing: readonly string[] }) =>
  failing.length > 0 && (
    <Alert status="error" mb="4" title="What is served fails in browsers">
      {failing.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Anybody may send such a report: look whether it is so, then roll back.</p>
    </Alert>
  );

/** What was wrong with remotes that the last change left as they were. */
export const KnownFaults = ({ environments }: { environments: readonly Environment[] }) =>
  environments
    .filter(({ known }) => known.length > 0)
    .map(({ name, known }) => (
      <Alert
        key={name}
        status="warning"
        mb="4"
        title={`Wrong in ${name} before the last change, and left as it was`}
      >
        {known.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Alert>
    ));

/** Why somebody sees no buttons. */
export const ReaderLine = () =>
  useMayChange() ? null : (
    <p>You may look, but change nothing: changes are made by people with the role manager.</p>
  );
