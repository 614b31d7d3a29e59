import { connectLandings } from '@portal/platform';
import type { InlinedRelease } from '@portal/platform/release';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type Contributions, ContributionsContext, collect } from '../navigation/contributions.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

const known = new WeakMap<InlinedRelease, Contributions>();

/** How to get what the remotes of the loader's release contribute; the same object while the release is the same. */
export const contributionsOf = (loader: RemoteLoader) => (): Contributions => {
  const release = loader.release();
  const { shellManifest, remotes } = release;
  const contributions =
    known.get(release) ?? collect([shellManifest, ...Object.values(remotes).map(({ manifest }) => manifest)]);
  known.set(release, contributions);
  return contributions;
};

interface Props {
  loader: RemoteLoader;
  /** Called once what is inside has been shown; the same function in the life of the document. */
  onShown: () => void;
  children: ReactNode;
}

/** Menus, header and footer follow the release of the tab. */
export function CurrentContributions({ loader, onShown, children }: Props) {
  const now = contributionsOf(loader);
  const contributions = useSyncExternalStore(loader.subscribe, now, now);
  useEffect(() => connectLandings(contributions.landings), [contributions]);
  useEffect(onShown, [onShown]);
  return <ContributionsContext value={contributions}>{children}</ContributionsContext>;
}
