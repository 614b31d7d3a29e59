import { environmentNames } from '../store/read-store.ts';
import { currentRelease } from '../store/releases.ts';
import { pinsOf } from './compose-release.ts';
import { addressesOf, entriesOf, factsOf, units } from './difference.ts';

/** What of each environment a change of one app touches. */
export const impactOf = async (store: string, app: string) => {
  const found = [];
  for (const environment of await environmentNames(store)) {
    const release = await currentRelease(store, environment);
    const version = release && pinsOf(release)[app];
    if (!release || !version) continue;
    const { manifest } = await factsOf(store, release, app);
    const users = app === 'shell' ? Object.keys(release.remotes) : [app];
    /** App → the names that it takes from the shared units: of the shell for a remote, of each remote for the shell. */
    const uses: Record<string, string[]> = {};
    for (const user of users) uses[user] = units(await factsOf(store, release, user)) ?? [];
    found.push({
      environment,
      release: release.sequence,
      version,
      /** Those that the app answers. */
      addresses: addressesOf(manifest),
      /** In menu, header and footer, and actions: by their ids. */
      entries: entriesOf(manifest),
      uses,
    });
  }
  return found;
};
