import type { Language } from '@portal/contracts';
import { i18n } from '@portal/platform';

/** i18n namespace of everything in this package. */
export const APPLICATION_WORDS = 'application-view';

/** Loads this package's words of one language; an area's `loadLocale` awaits it before its own. */
export const loadApplicationWords = async (language: Language): Promise<void> => {
  const words = await import(
    /* webpackChunkName: "application-words-[request]" */ `../locales/${language}.json`
  );
  i18n.addResourceBundle(language, APPLICATION_WORDS, words.default, true, true);
};
