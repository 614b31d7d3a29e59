import { defineArea } from '@portal/platform/area';
import { footer } from './navigation/footer.ts';
import { header } from './navigation/header.ts';
import { routes } from './navigation/routes.ts';

/** The public site: everything that a visitor reads. */
export default defineArea({
  name: 'public-site',
  title: {
    en: 'The public site',
    fr: 'Le site public',
    pt: 'O site público',
    ar: 'الموقع العام',
    es: 'El sitio público',
    sw: 'Tovuti ya umma',
  },
  routes,
  header,
  footer,
});
