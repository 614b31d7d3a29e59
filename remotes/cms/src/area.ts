import { SUPER } from '@portal/contracts';
import { defineArea, sidebarAt } from '@portal/platform/area';

/** Writing what the public site shows. */
export default defineArea({
  name: 'cms',
  title: {
    en: 'Content Management',
    fr: 'Gestion du contenu',
    pt: 'Gestão de conteúdos',
    ar: 'إدارة المحتوى',
    es: 'Gestión de contenidos',
    sw: 'Usimamizi wa maudhui',
  },
  routes: [
    {
      path: '/workspace/content-management',
      chunk: 'edit-content',
      guard: { roles: [SUPER] },
      rendersForReader: true,
      asks: ['/cms/cms-data/all?draft=1'],
    },
    { path: '/workspace/content-management/*', chunk: 'edit-content', guard: { roles: [SUPER] } },
  ],
  sidebar: [
    {
      key: 'content-management',
      to: '/workspace/content-management',
      icon: 'content',
      label: {
        en: 'Content Management',
        fr: 'Gestion du contenu',
        pt: 'Gestão de conteúdos',
        ar: 'إدارة المحتوى',
        es: 'Gestión de contenidos',
        sw: 'Usimamizi wa maudhui',
      },
      roles: sidebarAt({ [SUPER]: 'content' }),
    },
  ],
});
