import type { Language } from '@portal/contracts';
import { getContent } from '@portal/contracts/calls/content/content';
import {
  addNamespace,
  call,
  changeLanguage,
  loadPlatformMessages,
  QueryClientProvider,
  queryClient,
  RouterProvider,
} from '@portal/platform';
import type { PrerenderedApp } from '@portal/platform/area';
import {
  createStaticRouter,
  forgetReader,
  loadPageContent,
  loadPageQueries,
  loadReader,
  takeState,
  usePageTitleStore,
} from '@portal/platform/prerender';
import {
  absoluteAddress,
  findRoute,
  type PageReader,
  type PageState,
  type PageWanted,
  type RenderedPage,
  type ShellServer,
} from '@portal/platform/release';
import { collectStyles } from '@portal/ui/prerender';
import { prerender } from 'react-dom/static.edge';
import { loadShellMessages } from '../language/shell-translations.ts';
import { ContributionsContext, collect } from '../navigation/contributions.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { remoteRoute } from '../remotes/remote-route.tsx';
import { Root } from '../root/Root.tsx';
import { staticLoader } from './static-loader.ts';

/** A page whose queries lead to further queries is rendered this often at most. */
const maxPasses = 4;

/** Renders the pages of the remotes that brought a server build. One page at a time. */
export const openRenderer: ShellServer['openRenderer'] = (release, areas, origin) => {
  const manifests = Object.values(release.remotes).map(({ manifest }) => manifest);
  const contributions = collect([release.shellManifest, ...manifests]);
  const apps = Object.fromEntries(Object.entries(areas).map(([area, { app }]) => [area, app]));
  const loader = staticLoader(release, apps);
  const routes = [{ element: <Root />, children: [remoteRoute({ loader, notFound: <NotFoundPage /> })] }];
  const messages = Promise.all([
    loadPlatformMessages(),
    addNamespace('shell', loadShellMessages),
    ...Object.values(apps).map(({ namespace, loadLocale }) => addNamespace(namespace, loadLocale)),
  ]);

  const renderOnce = async (url: URL) => {
    const { Collect, styles } = collectStyles();
    const { prelude } = await prerender(
      <Collect>
        <QueryClientProvider client={queryClient}>
          <ContributionsContext value={contributions}>
            <RouterProvider router={createStaticRouter(routes, url)} />
          </ContributionsContext>
        </QueryClientProvider>
      </Collect>,
      {
        // In one piece: a part that comes later would need a script to put it in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          throw error;
        },
      },
    );
    const html = await new Response(prelude).text();
    return { html, styles: styles(html) };
  };

  const begin = async ({ language, ...page }: Omit<PageWanted, 'address'>): Promise<void> => {
    await messages;
    await changeLanguage(language);
    await loadPageContent(page);
  };

  const beginFor = async (reader: PageReader, language: Language, url: URL): Promise<void> => {
    await messages;
    await changeLanguage(language);
    await loadReader(reader, findRoute(manifests, url.pathname)?.route.guard);
  };

  const headFor = (area: PrerenderedApp | undefined, wanted: PageWanted, state: PageState, title: string) =>
    area?.headOf?.({
      address: wanted.address,
      language: wanted.language,
      title,
      sections: state.sections ?? [],
      answerOf: (name) => state.queries.find(({ key }) => key[0] === name)?.data,
      absolute: (address, language = wanted.language) => absoluteAddress(origin, address, language),
    }) ?? {};

  const renderWanted = async (wanted: PageWanted): Promise<RenderedPage> => {
    const url = new URL(wanted.address, origin);
    await (wanted.reader ? beginFor(wanted.reader, wanted.language, url) : begin(wanted));
    // A part that its reader waits for a moment longer is better than no page.
    const failed = wanted.reader && new Set<string>();
    let page = await renderOnce(url);
    for (let pass = 1; pass < maxPasses && (await loadPageQueries(failed)); pass += 1)
      page = await renderOnce(url);
    const state = takeState(wanted.language, wanted.session);
    const { title } = usePageTitleStore.getState();
    const area = areas[findRoute(manifests, url.pathname)?.owner ?? ''];
    return { ...page, state, title, head: headFor(area, wanted, state, title) };
  };

  const render = async (wanted: PageWanted): Promise<RenderedPage> => {
    try {
      return await renderWanted(wanted);
    } finally {
      if (wanted.reader) forgetReader();
    }
  };

  const addresses = async () => {
    // In all languages: what is not there in English has an address, too.
    const { data } = await call(getContent, { query: {} });
    return Object.values(areas).flatMap((area) => area.addresses?.(data) ?? []);
  };

  return { render, addresses };
};
