import { defineRemote } from '@portal/platform';
import { routes } from './routes.tsx';

export default defineRemote({
  namespace: '__name__',
  loadLocale: (language) => import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`),
  routes,
});
