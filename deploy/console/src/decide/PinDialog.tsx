import { Field, Loading, NativeSelect } from '@portal/ui';
import { useState } from 'react';
import { useBuilds } from '../api/environments.ts';
import type { Environment } from '../api/types.ts';
import { Failed } from '../parts/Failed.tsx';
import { when } from '../words/times.ts';
import { shortVersion } from '../words/versions.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

interface PinDialogProps {
  environments: readonly Environment[];
  environment: Environment;
  app: string;
  onClose: () => void;
}

/** Another published build of one app; the others stay. */
export function PinDialog({ environments, environment, app, onClose }: PinDialogProps) {
  const builds = useBuilds(app);
  const [version, setVersion] = useState('');
  const pinned = environment.apps.find((known) => known.app === app)?.version;
  const others = (builds.data?.builds ?? []).filter((build) => build.version !== pinned);
  const missing = (): string | undefined => {
    if (builds.data && others.length === 0) return `No other build of ${app} is published.`;
    return version === '' ? 'Closed until a build is chosen.' : undefined;
  };
  return (
    <DecisionDialog
      environments={environments}
      environment={environment.name}
      path="pin"
      body={() => ({ pins: { [app]: version } })}
      title={`Pin ${app} in ${environment.name}`}
      verb={version ? `Pin ${shortVersion(version, pinned)}` : 'Pin'}
      isMissing={missing()}
      note="The set is checked before it is served."
      onClose={onClose}
    >
      {builds.isPending && <Loading>Reading builds</Loading>}
      {builds.isError && (
        <Failed what="The list of builds" error={builds.error} onRetry={() => void builds.refetch()} />
      )}
      <Field label="Build" hint={pinned && `Pinned now: ${pinned}`}>
        <NativeSelect value={version} onChange={({ target }) => setVersion(target.value)}>
          <option value="">Choose a build</option>
          {others.map((build) => (
            <option key={build.version} value={build.version}>
              {build.version}, {when(build.builtAt)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </DecisionDialog>
  );
}
