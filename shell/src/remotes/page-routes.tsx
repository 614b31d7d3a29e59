import { matchRoutes, type RemoteApp, type RouteObject } from '@portal/platform';
import { type ComponentType, use } from 'react';
import { withFreshFiles } from './refresh-cached-files.ts';

interface PageModule {
  Component?: ComponentType;
  default?: ComponentType;
}

interface LazyPage {
  load(): Promise<ComponentType>;
}

const componentOf = (page: PageModule): ComponentType => {
  const component = page.Component ?? page.default;
  if (!component) throw new Error('The page module exports no Component.');
  return component;
};

/**
 * React takes the value of such a promise at once, without showing what stands in for it; it marks the
 * promises that it waited for in the same way.
 */
const settled = <T,>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
};

/** Loads a page once. A failure is kept, too, until the pages are renewed: React asks again and again. */
const lazyPage = (fetchPage: () => Promise<PageModule>): LazyPage => {
  let loading: Promise<ComponentType> | undefined;
  const load = async (): Promise<ComponentType> => componentOf(await withFreshFiles(fetchPage));
  return {
    load: () => {
      loading ??= settled(load());
      return loading;
    },
  };
};

function Page({ page }: { page: LazyPage }) {
  const Component = use(page.load());
  return <Component />;
}

const isFunction = (lazy: unknown): lazy is () => Promise<PageModule> => typeof lazy === 'function';

const pageRoute = ({ lazy, children, ...route }: RouteObject): RouteObject => {
  const page = isFunction(lazy) ? lazyPage(lazy) : undefined;
  const shown = page ? { element: <Page page={page} />, handle: { warm: page.load } } : {};
  // An index route has no children, which the union type cannot see in a copy.
  return { ...route, ...shown, ...(children ? { children: children.map(pageRoute) } : {}) } as RouteObject;
};

const known = new WeakMap<RemoteApp, RouteObject[]>();

/** The remote's routes for `useRoutes`: each page loads when it is shown. */
export const pagesOf = (app: RemoteApp): RouteObject[] => {
  const pages = known.get(app) ?? app.routes.map(pageRoute);
  known.set(app, pages);
  return pages;
};

/** Forgets pages that failed, so that the next look tries again. */
export const renewPages = (app: RemoteApp): void => {
  known.delete(app);
};

/** Fetches the page at `path` ahead of time, returns whether it came. A failure is left for the moment when it is shown. */
export const warmPage = async (app: RemoteApp, path: string): Promise<boolean> => {
  const matches = matchRoutes(pagesOf(app), path) ?? [];
  const warm = matches.map(
    ({ route }) => (route.handle as { warm?: () => Promise<unknown> } | undefined)?.warm,
  );
  return Promise.all(warm.map((fetchPage) => fetchPage?.())).then(
    () => true,
    () => false,
  );
};
