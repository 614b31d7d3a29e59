import { defineArea } from '@portal/platform/area';
import { footer } from './navigation/footer.ts';
import { header } from './navigation/header.ts';
import { labels } from './navigation/locales/labels.ts';
import { routes } from './navigation/routes.ts';

/** The public site: everything that a visitor reads. */
export default defineArea({
  name: 'public-site',
  title: labels.site,
  routes,
  header,
  footer,
});
