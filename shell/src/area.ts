import { defineArea } from '@portal/platform/area';

/** The addresses that the shell itself owns, for the gateway and the release gate. */
export default defineArea({
  name: 'shell',
  title: { en: 'Portal' },
  routes: [
    { path: '/auth/*', frame: 'public' },
    { path: '/403', frame: 'public' },
    { path: '/workspace/denied', frame: 'workspace' },
    { path: '/workspace/profile', guard: { roles: [] } },
    { path: '/workspace/password-management', guard: { roles: [] } },
    { path: '/workspace/login-history', guard: { roles: [] } },
  ],
});
