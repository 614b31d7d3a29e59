import { defineArea } from '@portal/platform/area';
import { labels } from './navigation/locales/labels.ts';
import { routes } from './navigation/routes.ts';
import { sidebar } from './navigation/sidebar.ts';

/** Running the funds: figures, users, funds, messages, chat and logs. */
export default defineArea({
  name: 'administration',
  title: labels.area,
  routes,
  sidebar,
});
