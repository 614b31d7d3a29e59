import {
  addNamespace,
  connectLandings,
  connectNavigation,
  createBrowserRouter,
  followOtherTabs,
  keepSession,
  loadOwnWords,
  loadSession,
  QueryClientProvider,
  queryClient,
  RouterProvider,
  reportError,
  startLanguage,
  watchActivity,
} from '@portal/platform';
import { applyColorMode } from '@portal/ui';
import { createRoot } from 'react-dom/client';
import { collect } from '../navigation/contributions.ts';
import { ContributionsContext } from '../navigation/contributions-context.ts';
import { routeOf } from '../navigation/route-of.ts';
import { release } from '../remotes/inlined-release.ts';
import { prefetch, prefetchOnIntent } from '../remotes/prefetch.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { pages } from './pages.tsx';
import { loadShellWords } from './shell-words.ts';

/** Sets up language, session and routes, then renders. */
export const startPortal = async (): Promise<void> => {
  const manifests = [
    release.shellManifest,
    ...Object.values(release.remotes).map(({ manifest }) => manifest),
  ];
  const contributions = collect(manifests);
  const loader = createRemoteLoader(release);
  const router = createBrowserRouter(pages({ release, loader }));

  applyColorMode('system');
  connectLandings(contributions.landings);
  connectNavigation({
    navigate: (to, options) => void router.navigate(to, options),
    isGuarded: (pathname) => routeOf(manifests, pathname)?.guard !== undefined,
  });
  watchActivity();
  keepSession();
  followOtherTabs();
  prefetchOnIntent(release, loader);

  await startLanguage();
  // The first page's area is fetched beside the frame's own words.
  void prefetch(release, loader, window.location.pathname);
  await Promise.all([loadOwnWords(), addNamespace('shell', loadShellWords)]);
  // The frame shows at once; who is signed in follows.
  void loadSession().catch(reportError);

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the portal.');
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <ContributionsContext value={contributions}>
        <RouterProvider router={router} />
      </ContributionsContext>
    </QueryClientProvider>,
  );
};
