import { currentLanguage, hasUnsaved, type Router } from '@portal/platform';
import { type InlinedRelease, servedReleasePath, servedTag } from '@portal/platform/release';
import { connectLostFiles } from '../remotes/lost-files.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { admitBuilds } from '../remotes/trusted-types.ts';
import { followRelease } from './follow-release.ts';
import { reloadOnce } from './reload-once.ts';

const timeoutMs = 5_000;

/** `undefined` when it is the known one, which costs an empty answer. @throws when the request fails */
const fetchServedRelease = async (known: InlinedRelease): Promise<InlinedRelease | undefined> => {
  const response = await fetch(`${servedReleasePath}?language=${currentLanguage()}`, {
    cache: 'no-store',
    headers: { 'if-none-match': servedTag(known) },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(`The release was answered with ${response.status}.`);
  // The gateway of the same origin wrote it from types of the same package.
  return (await response.json()) as InlinedRelease;
};

const wordTypes = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'password']);

const holdsText = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.value !== '' && (field instanceof HTMLTextAreaElement || wordTypes.has(field.type));

/** Whether a field outside the page, such as the chat's, has typed text. It stays while pages change. */
const hasTypedOutsidePage = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.closest('main') === null && holdsText(field),
  );

/**
 * Lets the tab find out about releases: when the person comes back to it, and at navigation once the function
 * that is given back is called with the router.
 */
export const startFollowingReleases = (loader: RemoteLoader): ((router: Router) => void) => {
  // What is under development changes by itself.
  if (loader.release().settings.isDevelopment) return () => undefined;
  const { look, lookAgain, went, lookForNewerFiles } = followRelease({
    current: loader.release,
    ask: fetchServedRelease,
    hasUnsaved: () => hasUnsaved() || hasTypedOutsidePage(),
    setRelease: (next, leaving) => {
      admitBuilds(next);
      loader.setRelease(next, leaving);
    },
    reload: reloadOnce,
  });
  connectLostFiles(lookForNewerFiles);
  if (loader.release().trials)
    void import('./send-account.ts').then(
      ({ sendAccountOnChange }) => sendAccountOnChange(lookAgain),
      () => undefined,
    );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  window.addEventListener('focus', () => void look());
  return (router) => {
    let { pathname } = router.state.location;
    router.subscribe(({ location }) => {
      const from = pathname;
      pathname = location.pathname;
      if (from !== pathname) went(from, pathname);
    });
  };
};
