import { createPath, NavigationType, type RouteObject } from 'react-router-dom';
import type { Router } from './browser-router.ts';

const nowhere = (): never => {
  throw new Error('A page that is prerendered leads elsewhere.');
};

/** A router that stays at one address, for prerendering. */
export const createStaticRouter = (
  routes: RouteObject[],
  { pathname, search }: URL,
): Omit<Router, 'navigate'> => ({
  routes,
  state: {
    location: { pathname, search, hash: '', state: null, key: 'default' },
    navigationType: NavigationType.Pop,
    keepsScroll: false,
  },
  navigator: {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation: (to) => new URL(typeof to === 'string' ? to : createPath(to), 'http://localhost'),
    go: nowhere,
    push: nowhere,
    replace: nowhere,
  },
  subscribe: () => () => undefined,
  addBlocker: () => () => undefined,
});
