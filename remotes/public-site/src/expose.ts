import { defineRemote } from '@portal/platform';
import { routes } from './routes.tsx';

export default defineRemote({
  namespace: 'public-site',
  loadLocale: (language) => import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`),
  routes,
});
