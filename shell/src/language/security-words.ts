import type { Language } from '@portal/contracts';
import { addNamespace, type RemoteApp } from '@portal/platform';

const words: Record<Language, () => ReturnType<RemoteApp['loadLocale']>> = {
  en: () => import('../../locales/security/en.json'),
  fr: () => import('../../locales/security/fr.json'),
  pt: () => import('../../locales/security/pt.json'),
  ar: () => import('../../locales/security/ar.json'),
  es: () => import('../../locales/security/es.json'),
  sw: () => import('../../locales/security/sw.json'),
};

let loaded: Promise<void> | undefined;

/** The words of signing in and of what protects an account: not needed before somebody gets there. */
export const loadSecurityWords = (): Promise<void> => {
  loaded ??= addNamespace('security', (language) => words[language]()).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};
