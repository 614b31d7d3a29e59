import { SUPER } from '@portal/contracts';
import { defineArea, sidebarAt } from '@portal/platform/area';
import { labels } from './navigation/locales/labels.ts';

/** Writing what the public site shows. */
export default defineArea({
  name: 'cms',
  title: labels.contentManagement,
  routes: [
    {
      path: '/workspace/content-management',
      chunk: 'edit-content',
      guard: { roles: [SUPER] },
      rendersForReader: true,
      asks: ['/cms/cms-data/all?draft=1&key=home'],
    },
    { path: '/workspace/content-management/*', chunk: 'edit-content', guard: { roles: [SUPER] } },
  ],
  sidebar: [
    {
      key: 'content-management',
      to: '/workspace/content-management',
      icon: 'content',
      label: labels.contentManagement,
      roles: sidebarAt({ [SUPER]: 'content' }),
    },
  ],
});
