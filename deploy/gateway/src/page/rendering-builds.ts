import type { ReleaseDocument } from '@portal/platform/release';
import { routeAt } from './find-page.ts';

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
