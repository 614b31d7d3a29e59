import type { RemoteApp } from '@portal/platform';

/** The remote's own texts, for the browser's and the server's build. */
export const loadLocale: RemoteApp['loadLocale'] = (language) =>
  import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`);
