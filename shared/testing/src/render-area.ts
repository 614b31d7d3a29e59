import type { Language } from '@portal/contracts';
import {
  addNamespace,
  createBrowserRouter,
  loadPlatformMessages,
  QueryClientProvider,
  queryClient,
  type RemoteApp,
  type RouteObject,
  RouterProvider,
  startLanguage,
  type User,
  useContentStore,
  useSession,
} from '@portal/platform';
import { UIProvider } from '@portal/ui';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { onTestFinished, vi } from 'vitest';

/** What jsdom does not lay out it does not scroll or observe either. */
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const fillGaps = () => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('IntersectionObserver', NothingInView);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
};

const forgetAll = () => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  useContentStore.setState({ loading: true, error: null, sections: null, language: null });
  vi.unstubAllGlobals();
};

interface RenderOptions {
  /** The address to open. */
  at: string;
  language?: Language;
  /** Absent: a visitor who is signed out. */
  user?: User;
}

type LoadPage = () => Promise<{ Component?: ComponentType; default?: ComponentType }>;

const isLoad = (load: unknown): load is LoadPage => typeof load === 'function';

const lazyPage = (load: LoadPage): ReactNode => {
  const Page = lazy(async () => {
    const page = await load();
    return { default: page.Component ?? page.default ?? (() => null) };
  });
  return createElement(Suspense, { children: createElement(Page) });
};

/** The route with its page, which comes when it is shown. */
const withPage = ({ lazy: load, children, ...route }: RouteObject): RouteObject =>
  ({
    ...route,
    ...(isLoad(load) && { element: lazyPage(load) }),
    ...(children && { children: children.map(withPage) }),
  }) as RouteObject;

/** Opens a page of a remote as the shell would, without the frame. */
export const renderArea = async (area: RemoteApp, { at, language = 'en', user }: RenderOptions) => {
  fillGaps();
  onTestFinished(forgetAll);
  await startLanguage(language);
  await loadPlatformMessages();
  await addNamespace(area.namespace, area.loadLocale);
  useSession.setState(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null });
  window.history.pushState(null, '', at);
  const router = createBrowserRouter(area.routes.map(withPage));
  return render(
    createElement(UIProvider, {
      children: createElement(QueryClientProvider, {
        client: queryClient,
        children: createElement(RouterProvider, { router }),
      }),
    }),
  );
};
