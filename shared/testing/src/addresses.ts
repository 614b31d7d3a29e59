import type { RemoteApp, RouteObject } from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';

const pagesOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const at = path?.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return children ? pagesOf(children, at) : [at];
  });

const leadsTo = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace('/*', '(/.*)?').replace(/:\w+/g, '[^/]+')}$`).test(path);

/** Where `src/area.ts` and `src/routes.tsx` differ: a person would read "This page does not exist". */
export const addressFaults = ({ routes }: AreaManifest, app: RemoteApp) => {
  const addresses = routes.map(({ path }) => path);
  const pages = pagesOf(app.routes);
  return {
    withoutPage: addresses.filter(
      (path) => !path.endsWith('/*') && !pages.some((page) => leadsTo(page, path)),
    ),
    missingInArea: pages.filter((page) => !addresses.some((path) => leadsTo(path, page))),
  };
};
