import {
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type RouteObject,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import type { AddBlocker, Blocker, NavigationAttempt } from './navigation-blocker.ts';
import { saveScroll } from './scroll-places.ts';

/** Where the router is, and how it came there. */
export interface RouterState {
  location: Location;
  navigationType: NavigationType;
  /** The page stays where it is scrolled to. */
  keepsScroll: boolean;
}

export interface Router {
  readonly routes: RouteObject[];
  readonly state: RouterState;
  /** What react-router's components call. */
  readonly navigator: Navigator;
  navigate(to: string, options?: NavigateOptions): void;
  subscribe(listener: (state: RouterState) => void): () => void;
  readonly addBlocker: AddBlocker;
}

/**
 * A router of react-router's without the half that loads data, which no page of the portal uses: remotes load their
 * own code. Blockers are asked before each navigation.
 */
export const createBrowserRouter = (routes: RouteObject[]): Router => {
  const history = UNSAFE_createBrowserHistory();
  const listeners = new Set<(state: RouterState) => void>();
  const blockers = new Set<Blocker>();
  const isBlocked = (attempt: NavigationAttempt): boolean =>
    [...blockers].some((blocker) => blocker(attempt));
  let state: RouterState = {
    location: history.location,
    navigationType: NavigationType.Pop,
    keepsScroll: false,
  };
  /** Steps in the history that the router takes by itself and does not show, and what follows the last of them. */
  let ownSteps = 0;
  let afterOwnSteps: (() => void) | undefined;

  const arrive = (navigationType: NavigationType, keepsScroll: boolean): void => {
    state = { location: history.location, navigationType, keepsScroll };
    for (const listener of listeners) listener(state);
  };

  const navigate = (to: To, options: NavigateOptions = {}): void => {
    const next = new URL(history.createHref(to), window.location.href);
    const go = (): void => {
      saveScroll(state.location.key);
      const isReplaced = options.replace === true;
      history[isReplaced ? 'replace' : 'push'](to, options.state);
      arrive(isReplaced ? NavigationType.Replace : NavigationType.Push, options.preventScrollReset === true);
    };
    if (!isBlocked({ current: state.location, next, proceed: go })) go();
  };

  history.listen(({ delta, location }) => {
    if (ownSteps !== 0 && delta !== null) {
      ownSteps -= delta;
      // The reader went elsewhere meanwhile, and a browser may drop a step for that: what is left is taken again.
      if (ownSteps !== 0) {
        history.go(ownSteps);
        return;
      }
      const act = afterOwnSteps;
      afterOwnSteps = undefined;
      act?.();
      return;
    }
    const show = (): void => {
      saveScroll(state.location.key);
      arrive(NavigationType.Pop, false);
    };
    /** The step was taken back, so that address and page are one again; going on takes it anew. */
    const proceed = (): void => {
      const takeAnew = (): void => {
        ownSteps = delta ?? 0;
        afterOwnSteps = show;
        history.go(ownSteps);
      };
      if (ownSteps === 0) takeAnew();
      else afterOwnSteps = takeAnew;
    };
    if (delta === null || !isBlocked({ current: state.location, next: location, proceed })) show();
    else {
      ownSteps = -delta;
      history.go(ownSteps);
    }
  });

  return {
    routes,
    get state() {
      return state;
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, given, options) => navigate(to, { ...options, state: given, replace: false }),
      replace: (to, given, options) => navigate(to, { ...options, state: given, replace: true }),
    },
    navigate,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addBlocker: (blocker) => {
      blockers.add(blocker);
      return () => blockers.delete(blocker);
    },
  };
};
