import { useState } from 'react';
import { useBuilds } from '../api/environments.ts';
import { shortVersion } from '../format/versions.ts';
import { BuildField, otherBuilds } from './BuildField.tsx';
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx';
import { endedCanaries } from './ended-canaries.ts';

/** Another published build of one app; the others stay. */
export function PinDialog({ app, ...decided }: DialogProps & { app: string }) {
  const { environment } = decided;
  const builds = useBuilds(app);
  const [version, setVersion] = useState('');
  const pinned = environment.apps.find((known) => known.app === app)?.version;
  const missing = (): string | undefined => {
    if (builds.data && otherBuilds(builds, pinned).length === 0)
      return `No other build of ${app} is published.`;
    return version === '' ? 'Closed until a build is chosen.' : undefined;
  };
  return (
    <DecisionDialog
      {...decided}
      path="pin"
      isGiving
      body={() => ({ pins: { [app]: version } })}
      title={`Pin ${app} in ${environment.name}`}
      verb={version ? `Pin ${shortVersion(version, pinned)}` : 'Pin'}
      isMissing={missing()}
      note={`${endedCanaries(environment, [app])}The set is checked before it is served.`}
    >
      <BuildField
        builds={builds}
        pinned={pinned}
        hint={pinned && `Pinned now: ${pinned}`}
        version={version}
        onChoose={setVersion}
      />
    </DecisionDialog>
  );
}
