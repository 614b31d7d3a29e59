import type { Language } from '@portal/contracts';
import { refreshContent, useContentStore } from '../content/content.ts';
import { inOneLanguage } from '../i18n/in-one-language.ts';
import { queryClient } from '../query/query-client.ts';
import type { PageState } from '../release/prerendered-page.ts';
import { useSession } from '../session/session.ts';
import { usePageReader } from './page-reader.ts';
import { useRefusedPost } from './refused-post.ts';
import { useDayStore, utcDay } from './use-today.ts';

/** Loads the content anew, as a visitor gets it. @throws when the API does not give it */
export const loadPageContent = async ({
  session,
  refusedPost,
}: Pick<PageState, 'session' | 'refusedPost'>): Promise<void> => {
  queryClient.clear();
  useSession.startFrom({ status: session, user: null });
  useDayStore.startFrom({ day: utcDay() });
  useRefusedPost.startFrom({ refusedPost });
  useContentStore.startFrom({
    ...useContentStore.getState(),
    loading: true,
    error: null,
    sections: null,
    language: null,
  });
  await refreshContent();
  const content = useContentStore.getState();
  if (content.error !== null) throw new Error(content.error);
  useContentStore.startFrom(content);
};

/**
 * Loads what the queries of a rendering asked for and did not have. Resolves to whether there was any:
 * the page is then rendered again. With `failed`, a query that is not answered is noted there by its hash and left as it
 * is before its answer, for the browser to ask; without it the whole page fails.
 * @throws when the API does not answer one of them
 */
export const loadPageQueries = async (failed?: Set<string>): Promise<boolean> => {
  const open = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data === undefined && !('enabled' in options && !options.enabled))
    .filter(({ queryHash }) => !failed?.has(queryHash));
  const load = async (query: (typeof open)[number]): Promise<void> => {
    try {
      await query.fetch(failed && { ...query.options, retry: false });
    } catch (error) {
      if (!failed) throw error;
      failed.add(query.queryHash);
      query.reset();
    }
  };
  await Promise.all(open.map(load));
  return open.length > 0;
};

/** What the last rendering was made from. */
export const takeState = (language: Language, session: PageState['session']): PageState => {
  const { sections } = useContentStore.getState();
  const { refusedPost } = useRefusedPost.getState();
  const { user } = useSession.getState();
  const { reader } = usePageReader.getState();
  const queries = queryClient.getQueryCache().getAll();
  return {
    language,
    session,
    day: useDayStore.getState().day,
    ...(sections && { sections }),
    ...(refusedPost && { refusedPost }),
    ...(user && reader && { signedIn: { user, reader } }),
    queries: queries.flatMap(({ queryKey, state: { data } }) =>
      data === undefined ? [] : [{ key: queryKey, data: inOneLanguage(data, language) }],
    ),
  };
};
