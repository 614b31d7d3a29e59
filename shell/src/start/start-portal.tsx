import {
  addNamespace,
  connectLandings,
  connectNavigation,
  createBrowserRouter,
  followOtherTabs,
  keepSession,
  loadPlatformMessages,
  lookUpSession,
  QueryClientProvider,
  queryClient,
  RouterProvider,
  readPageState,
  receivePage,
  retryUnreachable,
  startFromState,
  startLanguage,
  watchActivity,
} from '@portal/platform';
import { findRoute } from '@portal/platform/release';
import { applyColorMode } from '@portal/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startFigures } from '../figures/start-figures.ts';
import { endEarlyEvents, holdEvents } from '../hydrate/early-events.ts';
import { loadShellMessages } from '../language/shell-translations.ts';
import { routeOf } from '../navigation/route-of.ts';
import { releaseTexts } from '../release/release-texts.ts';
import { announceReload } from '../release/reload-once.ts';
import { startFollowingReleases } from '../release/start-following.ts';
import { release as firstRelease } from '../remotes/page-release.ts';
import { prefetch, prefetchOnIntent, savesData } from '../remotes/prefetch.ts';
import { storePrerenderedText } from '../remotes/prerendered-text.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader.ts';
import { CurrentContributions, contributionsOf } from './current-contributions.tsx';
import { pages } from './own-pages.tsx';
import { yieldToBrowser } from './yield-to-browser.ts';

/** For a fresh load: the router calls every first entry "default" and would scroll to another's place. */
const keyHistoryEntry = (): void => {
  const current: object = window.history.state ?? {};
  if (!('key' in current)) window.history.replaceState({ ...current, key: Date.now().toString(36) }, '');
};

/** Whether the remote of this address is there in the very build that the page was rendered with. */
const isAsRendered = (loader: RemoteLoader): boolean => {
  const release = loader.release();
  const manifests = Object.values(release.remotes).map(({ manifest }) => manifest);
  const area = findRoute(manifests, window.location.pathname)?.owner ?? '';
  const state = loader.stateOf(area);
  const pinned = release.builds[release.remotes[area]?.pin ?? ''];
  return state.status === 'ready' && state.version === pinned?.version;
};

/** What the page at hand needs is there by then. */
const keepAfterMs = 5_000;

/** So long a page behind a guard is waited for with the frame around it. */
const longestWaitMs = 1_500;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

const afterFirstPage = () => import(/* webpackChunkName: "after-first-page" */ './after-first-page.ts');

/** One file has the messages of both: once the first is there, so is the second. No page is taken over without them. */
const loadMessages = (): Promise<void> =>
  addNamespace('shell', loadShellMessages)
    .then(loadPlatformMessages)
    .catch(() => pause(keepAfterMs).then(loadMessages));

/** Sets up language, session and routes, then renders, or takes over what was prerendered. */
export const startPortal = async (): Promise<void> => {
  const loader = createRemoteLoader(firstRelease);
  startFigures(loader);
  const contributions = contributionsOf(loader);
  keyHistoryEntry();
  const router = createBrowserRouter(pages({ loader }));
  const ofPublicPage = readPageState();

  await yieldToBrowser();
  applyColorMode();
  connectLandings(contributions().landings);
  connectNavigation({
    navigate: router.navigate,
    isGuarded: (pathname) => routeOf(contributions().manifests, pathname)?.guard !== undefined,
  });
  watchActivity();
  keepSession();
  followOtherTabs();
  retryUnreachable();
  prefetchOnIntent(loader);
  const followVisits = startFollowingReleases(loader);

  await startLanguage(ofPublicPage?.language);
  const { pathname } = window.location;
  const messages = loadMessages();
  const isInside = routeOf(contributions().manifests, pathname)?.guard !== undefined;
  const rendered = isInside
    ? Promise.race([receivePage(), pause(longestWaitMs)])
    : Promise.resolve(ofPublicPage);
  // A guarded page needs the session first; its failure is shown in a message, so those are loaded before.
  const person = Promise.all([rendered, messages]).then(([state]) => {
    if (state) startFromState(state);
    return isInside && !state ? lookUpSession() : undefined;
  });
  // The first page's remote is fetched beside the messages of the frame.
  const firstPage = person.then(() => prefetch(loader, pathname));
  await Promise.all([messages, addNamespace('shell/release', releaseTexts(loader))]);

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the portal.');
  // Not before the first page is shown: where it leads on by itself is no visit.
  const listen = (): void => {
    followVisits(router);
    // Without it text stays in the fonts that it began with, and a key may lose the focus.
    void yieldToBrowser()
      .then(afterFirstPage)
      .then(({ admitFontsLater, keepFocus }) => {
        admitFontsLater(router);
        keepFocus();
      })
      .catch(() => undefined);
  };
  const app = (
    <QueryClientProvider client={queryClient}>
      <CurrentContributions loader={loader} onShown={listen}>
        <RouterProvider router={router} />
      </CurrentContributions>
    </QueryClientProvider>
  );
  let isWhole = false;
  if (await rendered) {
    // What can be read stays until all of it can be taken over at once, or below the error state for good.
    const isThere = await firstPage;
    isWhole = isThere && isAsRendered(loader);
    if (!isThere) storePrerenderedText(root);
  }
  // Frame and page at once: shown one after the other, React holds each back for a third of a second.
  if (isInside) await Promise.race([firstPage, pause(longestWaitMs)]);
  endEarlyEvents();
  if (isWhole) holdEvents();
  // In slices between which the browser answers, instead of one task for the whole page.
  startTransition(() => {
    if (isWhole) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  announceReload(firstRelease.sequence);
  if (firstRelease.settings.isOffline && 'serviceWorker' in navigator && !savesData()) {
    const storePages = () => afterFirstPage().then(({ keepOffline }) => keepOffline());
    // Without it the portal is as good while there is a connection.
    setTimeout(() => void storePages().catch(() => undefined), keepAfterMs);
  }
  // A public page shows at once; who is signed in follows.
  if (!isInside) void lookUpSession();
};
