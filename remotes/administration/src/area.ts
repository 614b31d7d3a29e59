import { defineArea } from '@portal/platform/area';
import { routes } from './navigation/routes.ts';
import { sidebar } from './navigation/sidebar.ts';

/** Running the funds: figures, users, funds, messages, chat and logs. */
export default defineArea({
  name: 'administration',
  title: {
    en: 'Administration',
    fr: 'Administration',
    pt: 'Administração',
    ar: 'الإدارة',
    es: 'Administración',
    sw: 'Utawala',
  },
  routes,
  sidebar,
});
