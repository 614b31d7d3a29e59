import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import { contentOf } from '@portal/contracts/content/read';
import type { SectionContents } from '@portal/contracts/content/sections';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../i18n/i18n.ts';
import { typesetAll } from '../i18n/typeset.ts';
import { ensureContent, refreshContent, useContentStore } from './content.ts';

export interface LoadedContent<K extends SectionKey> {
  data: SectionContents[K] | undefined;
  /** The language that the content is really in: set it as `lang` on what shows it. */
  lang: Language;
  /** True when another language stands in: English, or for a moment the one from before. */
  isFallback: boolean;
  loading: boolean;
  error: string | null;
  refresh: () => Promise<void>;
}

/** The published content of one section in the person's language, else in English. */
export const useContent = <K extends SectionKey>(key: K): LoadedContent<K> => {
  useTranslation();
  const language = currentLanguage();
  const { sections, loading, error, language: loaded } = useContentStore();
  useEffect(ensureContent, [language]);
  // After a change of language the old text stands, marked as what it is, until the new one is there.
  const shown = contentOf(sections ?? [], key, loaded ?? language);
  const lang = shown?.lang ?? language;
  return {
    data: shown && typesetAll(shown.content, lang),
    lang,
    isFallback: lang !== language,
    loading: loading || (loaded !== language && error === null),
    error,
    refresh: refreshContent,
  };
};
