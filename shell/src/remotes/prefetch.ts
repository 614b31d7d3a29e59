import { accessOf, useSession } from '@portal/platform';
import { findRoute } from '@portal/platform/release';
import { warmPage } from './page-routes.tsx';
import type { RemoteLoader } from './remote-loader.ts';

/** Brings the code of the page at `path` on its way, if the person may enter it; resolves with whether it is there. */
export const prefetch = async (loader: RemoteLoader, path: string): Promise<boolean> => {
  const manifests = Object.values(loader.release().remotes).map(({ manifest }) => manifest);
  const found = findRoute(manifests, path);
  if (!found || accessOf(useSession.getState(), found.route.guard) !== 'allowed') return false;
  if (loader.stateOf(found.owner).status === 'failed') return false;
  await loader.load(found.owner);
  const state = loader.stateOf(found.owner);
  return state.status === 'ready' && warmPage(state.app, path);
};

export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

const localPath = (event: Event): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname;
};

/** Prefetches a page when a link to it is hovered or focused, wherever the link is drawn. */
export const prefetchOnIntent = (loader: RemoteLoader): void => {
  const onIntent = (event: Event): void => {
    const path = localPath(event);
    if (path !== undefined && !savesData()) void prefetch(loader, path);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
};
