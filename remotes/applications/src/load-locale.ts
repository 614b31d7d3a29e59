import { loadApplicationTranslations } from '@portal/application-view';
import type { RemoteApp } from '@portal/platform';

/** The remote's own texts, for the browser's and the server's build. */
export const loadLocale: RemoteApp['loadLocale'] = async (language) => {
  await loadApplicationTranslations(language);
  return import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`);
};
