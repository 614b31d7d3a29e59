import { readToken } from '../api/token-store.ts';
import { useContentStore } from '../content/content.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { queryClient } from '../query/query-client.ts';
import { type ReceivedPage, renderedPageName } from '../release/before-hydration.ts';
import { type PageState, pageStateId } from '../release/prerendered-page.ts';
import { adoptSession, useSession } from '../session/session.ts';
import { usePageReader } from './page-reader.ts';
import { useRefusedPost } from './refused-post.ts';
import { useDayStore } from './use-today.ts';

/** The state of a prerendered page; `undefined` on any other page. */
export const readPageState = (): PageState | undefined => {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

/**
 * The state of the page that the gateway rendered for the person who is signed in; `undefined` where none came, or it
 * is of another person or language than the app now finds.
 */
export const receivePage = async (): Promise<PageState | undefined> => {
  // The gateway's script put it there.
  const { token, state } = ((await Reflect.get(window, renderedPageName)) ?? {}) as Partial<ReceivedPage>;
  return token === readToken() && state?.language === currentLanguage() ? state : undefined;
};

/** Before the first rendering: the stores begin with what the HTML shows. The language is set already. */
export const startFromState = (state: PageState): void => {
  const { language, session, signedIn, day, sections, queries, isStale, refusedPost } = state;
  if (signedIn) adoptSession(signedIn.user);
  else useSession.startFrom({ status: session, user: null });
  usePageReader.startFrom({ reader: signedIn?.reader });
  useDayStore.startFrom({ day });
  useRefusedPost.startFrom({ refusedPost });
  if (sections) {
    const content = { ...useContentStore.getState(), loading: false, sections };
    useContentStore.startFrom({ ...content, language: isStale ? null : language });
  }
  for (const { key, data } of queries) {
    // A part that is hydrated later needs what it was rendered with, however late.
    if (!signedIn) queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(key, data, isStale ? { updatedAt: 0 } : {});
  }
};
