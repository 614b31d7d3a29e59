import type { Language } from '@portal/contracts';
import { getContent } from '@portal/contracts/calls/content/content';
import type { Section } from '@portal/contracts/content/section.schemas';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { currentLanguage, i18n } from '../i18n/i18n.ts';
import { createPrerenderedStore } from '../state/prerendered-store.ts';
import { showsDrafts } from './preview-content.ts';

interface ContentState {
  /** True at the start. */
  loading: boolean;
  error: string | null;
  /** Null until content has loaded once. */
  sections: Section[] | null;
  /** The language that was loaded. */
  language: Language | null;
  /** The sections are drafts where there are some, for an Admin's eyes. */
  isDraft: boolean;
}

export const useContentStore = createPrerenderedStore<ContentState>(() => ({
  loading: true,
  error: null,
  sections: null,
  language: null,
  isDraft: false,
}));

/** Why content could not be loaded: the message, or "Failed to load CMS data" when there is none. */
export const contentErrorText = (error: unknown): string => {
  const description =
    isApiError(error) && error.code !== 'bad_response' ? error.description || error.message : '';
  return description || i18n.t('platform:errors.content');
};

const inFlight = new Map<Language, Promise<void>>();

const load = async (language: Language) => {
  useContentStore.setState({ loading: true, error: null });
  try {
    const isDraft = await showsDrafts();
    const { data } = await call(getContent, { query: isDraft ? { draft: '1' } : { lang: language } });
    if (language === currentLanguage()) {
      useContentStore.setState({ loading: false, sections: data ?? [], language, isDraft });
    }
  } catch (error) {
    if (language === currentLanguage()) {
      useContentStore.setState({ loading: false, error: contentErrorText(error) });
    }
  }
};

/** Loads the content of the current language. Concurrent refreshes share one request. */
export const refreshContent = (): Promise<void> => {
  const language = currentLanguage();
  const running = inFlight.get(language);
  if (running) return running;
  const started = load(language).finally(() => inFlight.delete(language));
  inFlight.set(language, started);
  return started;
};

/** Loads once per language; pages call it, so that none waits for another. */
export const ensureContent = (): void => {
  const { sections, language, error } = useContentStore.getState();
  if (error !== null || (sections !== null && language === currentLanguage())) return;
  void refreshContent();
};
