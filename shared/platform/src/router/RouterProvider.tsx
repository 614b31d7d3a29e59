import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type RouteObject, Router as RouterPlace, useRoutes } from 'react-router-dom';
import type { Router, RouterState } from './browser-router.ts';
import { BlockerContext } from './navigation-blocker.ts';
import { savedScroll, saveScroll, storeScrolls } from './scroll-places.ts';

const Arrival = createContext<RouterState | null>(null);

function Pages({ routes }: { routes: RouteObject[] }): ReactNode {
  return useRoutes(routes);
}

/** Shows the page at the router's address; the one before stays until the next is there. */
export function RouterProvider({ router }: { router: Omit<Router, 'navigate'> }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = (next: RouterState): void => startTransition(() => setState(next));
    // It may have gone on since it was rendered.
    follow(router.state);
    return router.subscribe(follow);
  }, [router]);
  return (
    <Arrival value={state}>
      <RouterPlace
        location={state.location}
        navigationType={state.navigationType}
        navigator={router.navigator}
      >
        <BlockerContext value={router.addBlocker}>
          <Pages routes={router.routes} />
        </BlockerContext>
      </RouterPlace>
    </Arrival>
  );
}

/** The element that the fragment of an address names, if it is there. */
export const elementOfHash = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** Scrolls each new page to its top or the place that its address names, and a page come back to as it was left. */
export function ScrollRestoration() {
  const state = useContext(Arrival);
  const isFirst = useRef(true);
  const key = state?.location.key ?? '';
  useEffect(() => {
    const { history } = window;
    const keep = (): void => {
      saveScroll(key);
      storeScrolls();
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);
  useLayoutEffect(() => {
    if (!state) return;
    const place = savedScroll(state.location.key);
    const target = elementOfHash(state.location.hash);
    const first = isFirst.current;
    isFirst.current = false;
    // A browser begins at the top; to ask it where it is takes a slow phone the layout of the page under hydration.
    if (first && place === undefined && !target) return;
    // Who has scrolled before hydration stays where they are, also under a press that has begun.
    if (first && window.scrollY > 0) return;
    if (place !== undefined) window.scrollTo(0, place);
    else if (target) target.scrollIntoView();
    else if (!state.keepsScroll) window.scrollTo(0, 0);
  }, [state]);
  return null;
}
