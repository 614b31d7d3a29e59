import type { Language } from '@portal/contracts';
import { addNamespace, type LocaleLoader } from './i18n.ts';

const words: Record<Language, () => ReturnType<LocaleLoader>> = {
  en: () => import('../../locales/en.json'),
  fr: () => import('../../locales/fr.json'),
  pt: () => import('../../locales/pt.json'),
  ar: () => import('../../locales/ar.json'),
  es: () => import('../../locales/es.json'),
  sw: () => import('../../locales/sw.json'),
};

/** Loads the words of this package: notices, form errors. The shell waits for it before it renders. */
export const loadOwnWords = (): Promise<void> => addNamespace('platform', (language) => words[language]());
