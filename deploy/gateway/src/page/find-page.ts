import { findRoute, type ReleaseDocument } from '@portal/platform/release';

export const manifestsOf = ({ shellManifest, remotes }: ReleaseDocument) => [
  shellManifest,
  ...Object.values(remotes).map(({ manifest }) => manifest),
];

/** The route that answers at `path`, and whose it is. */
export const routeAt = (release: ReleaseDocument, path: string) => findRoute(manifestsOf(release), path);

/**
 * The builds of shell and remote that render the page behind sign-in at `path`, as one word; `undefined` where it is
 * not rendered on the server. A browser that has others would not hydrate the page.
 */
export const renderingBuilds = (release: ReleaseDocument, path: string): string | undefined => {
  const { shell, remotes, builds } = release;
  const found = routeAt(release, path);
  const pin = remotes[found?.owner ?? '']?.pin ?? '';
  const isRendered = found?.route.rendersForReader && builds[shell]?.server && builds[pin]?.server;
  return isRendered ? `${shell} ${pin}` : undefined;
};
