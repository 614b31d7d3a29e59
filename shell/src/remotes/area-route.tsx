import { type RouteObject, useLocation } from '@portal/platform';
import { findRoute, type InlinedRelease } from '@portal/platform/release';
import type { ReactNode } from 'react';
import { RemoteArea } from './RemoteArea.tsx';
import type { RemoteLoader } from './remote-loader.ts';

interface Options {
  release: InlinedRelease;
  loader: RemoteLoader;
  notFound: ReactNode;
}

function AreaPlace({ release, loader, notFound }: Options) {
  const { pathname } = useLocation();
  const manifests = Object.values(release.remotes).map(({ manifest }) => manifest);
  const owner = findRoute(manifests, pathname)?.owner;
  const manifest = manifests.find(({ name }) => name === owner);
  if (!manifest) return notFound;
  return <RemoteArea key={manifest.name} loader={loader} manifest={manifest} notFound={notFound} />;
}

/**
 * The one route for all areas: put it last, below the shell's own pages, inside the frame and the guard,
 * so that an area's code is asked for only after the guard let the person through. Being a splat at the
 * root, it leaves areas free to name their pages by absolute paths.
 */
export const areaRoute = (options: Options): RouteObject => ({
  path: '*',
  element: <AreaPlace {...options} />,
});
