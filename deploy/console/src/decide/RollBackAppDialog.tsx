import { Loading, Text } from '@portal/ui';
import { Undo2 } from 'lucide-react';
import { useBuildBefore } from '../api/environments.ts';
import { shortVersion } from '../format/versions.ts';
import { Failed } from '../parts/Failed.tsx';
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx';
import { endedCanaries } from './ended-canaries.ts';
import { rollbackReasons } from './RollBackDialog.tsx';

/** One app goes back to the build before; the others stay. */
export function RollBackAppDialog({ app, ...decided }: DialogProps & { app: string }) {
  const { environment } = decided;
  const before = useBuildBefore(environment.name, app);
  const version = before.data?.version;
  const pinned = environment.apps.find((known) => known.app === app)?.version;
  const missing = before.data
    ? `${environment.name} served no other build of ${app} before.${app === 'shell' ? '' : ' Maintenance takes it out of sight.'}`
    : 'Closed until the build before is known.';
  return (
    <DecisionDialog
      {...decided}
      path="rollback-app"
      body={() => ({ app })}
      title={`Roll ${app} back in ${environment.name}`}
      icon={<Undo2 size={19} aria-hidden />}
      verb={version ? `Roll back to ${shortVersion(version, pinned)}` : 'Roll back'}
      isDanger
      isMissing={version ? undefined : missing}
      reasons={rollbackReasons}
      note={`${endedCanaries(environment, [app])}Open tabs follow on the way to another remote.`}
    >
      {before.isPending && <Loading>Reading the build before</Loading>}
      <Failed what="The build before" query={before} />
      {version && pinned && (
        <Text>
          {app} {shortVersion(pinned, version)} becomes {shortVersion(version, pinned)}; the others stay.
        </Text>
      )}
    </DecisionDialog>
  );
}
