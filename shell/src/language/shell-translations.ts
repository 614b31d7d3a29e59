import type { Language } from '@portal/contracts';
import type { RemoteApp } from '@portal/platform';
import { withFreshFiles } from '../remotes/refresh-cached-files.ts';

const messages: Record<Language, () => ReturnType<RemoteApp['loadLocale']>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../../locales/en.json'),
  fr: () => import(/* webpackChunkName: "words-fr" */ '../../locales/fr.json'),
  pt: () => import(/* webpackChunkName: "words-pt" */ '../../locales/pt.json'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../../locales/ar.json'),
  es: () => import(/* webpackChunkName: "words-es" */ '../../locales/es.json'),
  sw: () => import(/* webpackChunkName: "words-sw" */ '../../locales/sw.json'),
};

/** The messages of the shell in one language. */
export const loadShellMessages: RemoteApp['loadLocale'] = (language) => withFreshFiles(messages[language]);
