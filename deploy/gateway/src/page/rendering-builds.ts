import { findRoute, type ReleaseDocument } from '@portal/platform/release';

/**
 * The builds of shell and remote that render the page behind sign-in at `path`, as one word; `undefined` where it is
 * not rendered on the server. A browser that has others would not hydrate the page.
 */
export const renderingBuilds = (release: ReleaseDocument, path: string): string | undefined => {
  const { shell, shellManifest, remotes, builds } = release;
  const manifests = [shellManifest, ...Object.values(remotes).map(({ manifest }) => manifest)];
  const found = findRoute(manifests, path);
  const pin = remotes[found?.owner ?? '']?.pin ?? '';
  const isRendered = found?.route.rendersForReader && builds[shell]?.server && builds[pin]?.server;
  return isRendered ? `${shell} ${pin}` : undefined;
};
