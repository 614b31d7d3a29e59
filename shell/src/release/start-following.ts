import { hasUnsaved, type Router } from '@portal/platform';
import { connectLostFiles } from '../remotes/lost-files.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { admitBuilds } from '../remotes/trusted-types.ts';
import { fetchServedRelease } from './fetch-served-release.ts';
import { followRelease } from './follow-release.ts';
import { reloadOnce } from './reload-once.ts';
import { hasTypedOutsidePage } from './typed-outside-page.ts';

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
