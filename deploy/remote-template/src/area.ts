import { SUPER } from '@portal/contracts';
import { defineArea, sidebarAt } from '@portal/platform/area';

const title = {
  en: '__title.en__',
  fr: '__title.fr__',
  pt: '__title.pt__',
  ar: '__title.ar__',
  es: '__title.es__',
  sw: '__title.sw__',
};

export default defineArea({
  name: '__name__',
  title,
  routes: [{ path: '/workspace/__name__', chunk: 'overview', guard: { roles: [SUPER] } }],
  sidebar: [
    {
      key: '__name__',
      to: '/workspace/__name__',
      icon: 'file',
      label: title,
      roles: sidebarAt({ [SUPER]: 'more' }),
    },
  ],
});
