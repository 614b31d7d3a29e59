import type { Language } from '@portal/contracts';
import type { RemoteApp } from '@portal/platform';

const words: Record<Language, () => ReturnType<RemoteApp['loadLocale']>> = {
  en: () => import('../../locales/en.json'),
  fr: () => import('../../locales/fr.json'),
  pt: () => import('../../locales/pt.json'),
  ar: () => import('../../locales/ar.json'),
  es: () => import('../../locales/es.json'),
  sw: () => import('../../locales/sw.json'),
};

/** The shell's own words in one language. */
export const loadShellWords: RemoteApp['loadLocale'] = (language) => words[language]();
