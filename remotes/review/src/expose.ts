import { loadApplicationTranslations } from '@portal/application-view';
import { defineRemote } from '@portal/platform';
import { routes } from './routes.tsx';

export default defineRemote({
  namespace: 'review',
  loadLocale: async (language) => {
    await loadApplicationTranslations(language);
    return import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`);
  },
  routes,
});
