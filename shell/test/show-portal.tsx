import { getContent } from '@portal/contracts/calls/content/content';
import { getDemoInfo } from '@portal/contracts/calls/kernel/demo';
import {
  connectLandings,
  connectNavigation,
  createBrowserRouter,
  Page,
  QueryClientProvider,
  queryClient,
  type RouteObject,
  RouterProvider,
  type Session,
  useSession,
} from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';
import { type FakeApi, fakeApi } from '@portal/testing/fake-api';
import { render, userEvent } from '@portal/testing/screen';
import shell from '../src/area.ts';
import { ContributionsContext, collect } from '../src/navigation/contributions.ts';
import { routeOf } from '../src/navigation/route-of.ts';
import { Root } from '../src/root/Root.tsx';

export interface PortalOptions {
  at: string;
  session: Session;
  areas?: AreaManifest[];
  /** Pages beside the plain one that stands at every other address. */
  routes?: RouteObject[];
  /** What the API answers before the page is there. */
  prepare?: (api: FakeApi) => void;
}

const titleOf = (pathname: string) => `Page at ${pathname}`;

const PlainPage = () => (
  <Page title={titleOf(location.pathname)}>
    <h1>{titleOf(location.pathname)}</h1>
  </Page>
);

/** The whole frame around plain pages, with remotes that a test makes up. */
export const showPortal = ({ at, session, areas = [], routes = [], prepare }: PortalOptions) => {
  const api = fakeApi();
  api.answer(getContent, { data: [], message: '' });
  api.refuse(getDemoInfo, 404, { error: 'not_found', message: 'Not found.' });
  prepare?.(api);
  const contributions = collect([shell, ...areas]);
  window.history.replaceState(null, '', at);
  useSession.setState(session, true);
  const router = createBrowserRouter([
    { element: <Root />, children: [...routes, { path: '*', element: <PlainPage /> }] },
  ]);
  connectLandings(contributions.landings);
  connectNavigation({
    navigate: router.navigate,
    isGuarded: (pathname) => routeOf(contributions.manifests, pathname)?.guard !== undefined,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <ContributionsContext value={contributions}>
        <RouterProvider router={router} />
      </ContributionsContext>
    </QueryClientProvider>,
  );
  return { api, router, user: userEvent.setup() };
};
