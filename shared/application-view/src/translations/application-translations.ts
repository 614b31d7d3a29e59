import type { Language } from '@portal/contracts';
import { i18n, typesetAll } from '@portal/platform';

/** i18n namespace of the texts of an application. */
export const APPLICATION_NAMESPACE = 'application-view';

/** One chunk each: the contract's translations, which the server's documents use too. */
const loaders: Readonly<Record<Language, () => Promise<{ default: object }>>> = {
  en: () => import('@portal/contracts/applications/locales/en.json'),
  fr: () => import('@portal/contracts/applications/locales/fr.json'),
  pt: () => import('@portal/contracts/applications/locales/pt.json'),
  ar: () => import('@portal/contracts/applications/locales/ar.json'),
  es: () => import('@portal/contracts/applications/locales/es.json'),
  sw: () => import('@portal/contracts/applications/locales/sw.json'),
};

/** Loads the translations of one language; a remote's `loadLocale` awaits it before its own. */
export const loadApplicationTranslations = async (language: Language): Promise<void> => {
  const loaded = await loaders[language]();
  const texts = typesetAll(loaded.default, language);
  i18n.addResourceBundle(language, APPLICATION_NAMESPACE, texts, true, true);
};
