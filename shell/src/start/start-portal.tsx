import {
  addNamespace,
  connectLandings,
  connectNavigation,
  createBrowserRouter,
  followOtherTabs,
  keepSession,
  loadOwnWords,
  lookUpSession,
  QueryClientProvider,
  queryClient,
  RouterProvider,
  readPageState,
  retryUnreachable,
  startFromState,
  startLanguage,
  watchActivity,
} from '@portal/platform';
import { findRoute } from '@portal/platform/release';
import { applyColorMode } from '@portal/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { collect } from '../navigation/contributions.ts';
import { ContributionsContext } from '../navigation/contributions-context.ts';
import { routeOf } from '../navigation/route-of.ts';
import { release } from '../remotes/inlined-release.ts';
import { prefetch, prefetchOnIntent } from '../remotes/prefetch.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader.ts';
import { endEarlyEvents } from './early-events.ts';
import { keyHistoryEntry } from './key-history-entry.ts';
import { admitFontsLater } from './late-fonts.ts';
import { pages } from './pages.tsx';
import { loadShellWords } from './shell-words.ts';

/** Whether the area of this address is there in the very build that the page was rendered with. */
const isAsRendered = (loader: RemoteLoader): boolean => {
  const manifests = Object.values(release.remotes).map(({ manifest }) => manifest);
  const area = findRoute(manifests, window.location.pathname)?.owner ?? '';
  const state = loader.stateOf(area);
  const pinned = release.builds[release.remotes[area]?.pin ?? ''];
  return state.status === 'ready' && state.version === pinned?.version;
};

/** Sets up language, session and routes, then renders, or takes over what was rendered ahead. */
export const startPortal = async (): Promise<void> => {
  const manifests = [
    release.shellManifest,
    ...Object.values(release.remotes).map(({ manifest }) => manifest),
  ];
  const contributions = collect(manifests);
  const loader = createRemoteLoader(release);
  keyHistoryEntry();
  const router = createBrowserRouter(pages({ release, loader }));
  const ahead = readPageState();

  applyColorMode('system');
  connectLandings(contributions.landings);
  connectNavigation({
    navigate: (to, options) => void router.navigate(to, options),
    isGuarded: (pathname) => routeOf(manifests, pathname)?.guard !== undefined,
  });
  watchActivity();
  keepSession();
  followOtherTabs();
  retryUnreachable();
  prefetchOnIntent(release, loader);

  await startLanguage(ahead?.language);
  // The first page's area is fetched beside the frame's own words.
  const firstPage = prefetch(release, loader, window.location.pathname);
  await Promise.all([loadOwnWords(), addNamespace('shell', loadShellWords)]);

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the portal.');
  const app = (
    <QueryClientProvider client={queryClient}>
      <ContributionsContext value={contributions}>
        <RouterProvider router={router} />
      </ContributionsContext>
    </QueryClientProvider>
  );
  if (ahead) {
    startFromState(ahead);
    // What can be read stays until all of it can be taken over at once.
    await firstPage;
  }
  endEarlyEvents();
  if (ahead && isAsRendered(loader)) hydrateRoot(root, app);
  else createRoot(root).render(app);
  admitFontsLater(router);
  // The page shows at once; who is signed in follows.
  void lookUpSession();
};
