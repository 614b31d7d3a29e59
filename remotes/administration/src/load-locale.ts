import { loadApplicationTranslations } from '@portal/application-view';
import type { Language } from '@portal/contracts';
import type { RemoteApp } from '@portal/platform';

/** What changed fields are called, in the server's documents as well. */
const fieldNames: Readonly<Record<Language, () => Promise<{ default: object }>>> = {
  en: () => import('@portal/contracts/kernel/locales/en.json'),
  fr: () => import('@portal/contracts/kernel/locales/fr.json'),
  pt: () => import('@portal/contracts/kernel/locales/pt.json'),
  ar: () => import('@portal/contracts/kernel/locales/ar.json'),
  es: () => import('@portal/contracts/kernel/locales/es.json'),
  sw: () => import('@portal/contracts/kernel/locales/sw.json'),
};

/** The remote's own texts, for the browser's and the server's build. */
export const loadLocale: RemoteApp['loadLocale'] = async (language) => {
  const [own, names] = await Promise.all([
    import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`),
    fieldNames[language](),
    loadApplicationTranslations(language),
  ]);
  return { default: { ...own.default, ...names.default } };
};
