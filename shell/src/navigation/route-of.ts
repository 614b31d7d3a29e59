import type { AreaManifest, AreaRoute } from '@portal/platform/area';
import { findRoute } from '@portal/platform/release';

export type FrameKind = 'public' | 'auth' | 'workspace' | 'desk';

/** Any address below /workspace asks for sign-in, also one that no remote owns. */
const isWorkspace = (pathname: string) => /^\/workspace(\/|$)/.test(pathname);

export const routeOf = (manifests: readonly AreaManifest[], pathname: string): AreaRoute | undefined =>
  findRoute(manifests, pathname)?.route ??
  (isWorkspace(pathname) ? { path: pathname, guard: { roles: [] } } : undefined);

export const frameOf = (pathname: string, route: AreaRoute | undefined): FrameKind => {
  if (/^\/auth(\/|$)/.test(pathname)) return 'auth';
  return route?.frame ?? (isWorkspace(pathname) ? 'workspace' : 'public');
};
