import { type RouteObject, useLocation } from '@portal/platform';
import { findRoute } from '@portal/platform/release';
import { type ReactNode, useSyncExternalStore } from 'react';
import { RemoteOutlet } from './RemoteOutlet.tsx';
import type { RemoteLoader } from './remote-loader.ts';

interface Options {
  loader: RemoteLoader;
  notFound: ReactNode;
}

function AreaPlace({ loader, notFound }: Options) {
  const { pathname } = useLocation();
  const release = useSyncExternalStore(loader.subscribe, loader.release, loader.release);
  const manifests = Object.values(release.remotes).map(({ manifest }) => manifest);
  const owner = findRoute(manifests, pathname)?.owner;
  const manifest = manifests.find(({ name }) => name === owner);
  if (!manifest) return notFound;
  return <RemoteOutlet key={manifest.name} loader={loader} manifest={manifest} notFound={notFound} />;
}

/**
 * The one route for all remotes: put it last, below the shell's own pages, inside the frame and the guard,
 * so that a remote's code is asked for only after the guard let the person through. Being a splat at the
 * root, it leaves remotes free to name their pages by absolute paths.
 */
export const remoteRoute = (options: Options): RouteObject => ({
  path: '*',
  element: <AreaPlace {...options} />,
});
