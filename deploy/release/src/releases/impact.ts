import { environmentNames } from '../store/read-store.ts';
import { currentRelease } from '../store/releases.ts';
import { pinsOf } from './compose-release.ts';
import { addressesOf, entriesOf, factsOf, units } from './difference.ts';

interface Impact {
  environment: string;
  release: number;
  version: string;
  /** Addresses that the app answers. */
  addresses: string[];
  /** Menu, header and footer entries, actions: by their ids. */
  entries: string[];
  /** App → the names that it takes from the shared units: of the shell for a remote, of each remote for the shell. */
  uses: Record<string, string[]>;
}

/** What of each environment a change of one app touches. */
export const impactOf = async (store: string, app: string): Promise<Impact[]> => {
  const found: Impact[] = [];
  for (const environment of await environmentNames(store)) {
    const release = await currentRelease(store, environment);
    const version = release && pinsOf(release)[app];
    if (!release || !version) continue;
    const { manifest } = await factsOf(store, release, app);
    const users = app === 'shell' ? Object.keys(release.remotes) : [app];
    const uses: Impact['uses'] = {};
    for (const user of users) uses[user] = units(await factsOf(store, release, user)) ?? [];
    found.push({
      environment,
      release: release.sequence,
      version,
      addresses: addressesOf(manifest),
      entries: entriesOf(manifest),
      uses,
    });
  }
  return found;
};
