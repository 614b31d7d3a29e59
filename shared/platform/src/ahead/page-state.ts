import { isLanguage, type Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/schemas';
import { useContentStore } from '../content/content.ts';
import { queryClient } from '../query/query-client.ts';
import { useSession } from '../session/session.ts';

/** What the HTML of a page was made from; it travels in the page, so that nothing is fetched twice. */
export interface PageState {
  language: Language;
  /** Somebody with a session is looked up first; who certainly has none is shown as a visitor. */
  session: 'loading' | 'signed-out';
  /** Absent: the page shows nothing of the content. */
  sections?: Section[];
  /** Answers that the page's queries got. */
  queries: { key: readonly unknown[]; data: unknown }[];
  /** The page is older than what it shows: true makes the app ask again. */
  isStale?: true;
}

/** Id of the data block in the page. */
export const pageStateId = 'state';

const isPageState = (value: unknown): value is PageState =>
  typeof value === 'object' && value !== null && 'language' in value && isLanguage(value.language);

/** The state of a page that was rendered ahead; `undefined` on any other page. */
export const readPageState = (): PageState | undefined => {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) return undefined;
  const state: unknown = JSON.parse(text);
  return isPageState(state) ? state : undefined;
};

/** Before the first rendering: the stores begin with what the HTML shows. The language is set already. */
export const startFromState = ({ language, session, sections, queries, isStale }: PageState): void => {
  useSession.startFrom({ status: session, user: null });
  const content = { loading: false, error: null, sections: sections ?? null, language };
  if (sections) useContentStore.startFrom({ ...content, language: isStale ? null : language });
  for (const { key, data } of queries) {
    queryClient.setQueryData(key, data, isStale ? { updatedAt: 0 } : {});
  }
};
