import { isLanguage } from '@portal/contracts';
import { useContentStore } from '../content/content.ts';
import { queryClient } from '../query/query-client.ts';
import { type PageState, pageStateId } from '../release/prerendered-page.ts';
import { useSession } from '../session/session.ts';
import { useRefusedPost } from './refused-post.ts';
import { useDayStore } from './use-today.ts';

const isPageState = (value: unknown): value is PageState =>
  typeof value === 'object' && value !== null && 'language' in value && isLanguage(value.language);

/** The state of a prerendered page; `undefined` on any other page. */
export const readPageState = (): PageState | undefined => {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) return undefined;
  const state: unknown = JSON.parse(text);
  return isPageState(state) ? state : undefined;
};

/** Before the first rendering: the stores begin with what the HTML shows. The language is set already. */
export const startFromState = (state: PageState): void => {
  const { language, session, day, sections, queries, isStale, refusedPost } = state;
  useSession.startFrom({ status: session, user: null });
  useDayStore.startFrom({ day });
  useRefusedPost.startFrom({ refusedPost });
  if (sections) {
    const content = { ...useContentStore.getState(), loading: false, sections };
    useContentStore.startFrom({ ...content, language: isStale ? null : language });
  }
  for (const { key, data } of queries) {
    queryClient.setQueryData(key, data, isStale ? { updatedAt: 0 } : {});
  }
};
