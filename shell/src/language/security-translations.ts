import type { Language } from '@portal/contracts';
import { addNamespace, type RemoteApp } from '@portal/platform';

const messages: Record<Language, () => ReturnType<RemoteApp['loadLocale']>> = {
  en: () => import(/* webpackChunkName: "sign-in-locale-en" */ '../../locales/security/en.json'),
  fr: () => import(/* webpackChunkName: "sign-in-locale-fr" */ '../../locales/security/fr.json'),
  pt: () => import(/* webpackChunkName: "sign-in-locale-pt" */ '../../locales/security/pt.json'),
  ar: () => import(/* webpackChunkName: "sign-in-locale-ar" */ '../../locales/security/ar.json'),
  es: () => import(/* webpackChunkName: "sign-in-locale-es" */ '../../locales/security/es.json'),
  sw: () => import(/* webpackChunkName: "sign-in-locale-sw" */ '../../locales/security/sw.json'),
};

let loaded: Promise<void> | undefined;

/** The messages of sign-in and account security: loaded with the first such page. */
export const loadSecurityMessages = (): Promise<void> => {
  loaded ??= addNamespace('security', (language) => messages[language]()).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};
