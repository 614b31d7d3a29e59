import type { Language } from '@portal/contracts';
import { addNamespace, type LocaleLoader } from './i18n.ts';

const messages: Record<Language, () => ReturnType<LocaleLoader>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../../locales/en.json'),
  fr: () => import(/* webpackChunkName: "words-fr" */ '../../locales/fr.json'),
  pt: () => import(/* webpackChunkName: "words-pt" */ '../../locales/pt.json'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../../locales/ar.json'),
  es: () => import(/* webpackChunkName: "words-es" */ '../../locales/es.json'),
  sw: () => import(/* webpackChunkName: "words-sw" */ '../../locales/sw.json'),
};

/** Loads the messages of this package, such as notices and form errors. The shell waits for it before it renders. */
export const loadPlatformMessages = (): Promise<void> =>
  addNamespace('platform', (language) => messages[language]());
