import { BENEFICIARY, roles } from '@portal/contracts';
import { defineArea, sidebarAt } from '@portal/platform/area';
import { labels } from './navigation/locales/labels.ts';

const signedIn = { roles: [] };
const forEveryRole = (place: 'profile' | 'password') =>
  sidebarAt(Object.fromEntries(roles.map((role) => [role, place])));

/** The addresses that the shell itself owns, and its entries in the workspace menus. */
export default defineArea({
  name: 'shell',
  title: { en: 'Portal' },
  routes: [
    { path: '/auth/sign-in', chunk: 'sign-in', frame: 'public', offline: true },
    { path: '/auth/*', frame: 'public' },
    { path: '/403', frame: 'public' },
    { path: '/workspace/dashboard', guard: signedIn },
    { path: '/workspace/denied', frame: 'workspace', guard: signedIn },
    { path: '/workspace/profile', guard: signedIn },
    { path: '/workspace/password-management', guard: signedIn },
    { path: '/workspace/login-history', guard: signedIn },
  ],
  sidebar: [
    {
      key: 'profile',
      to: '/workspace/profile',
      icon: 'user',
      label: labels.profile,
      roles: forEveryRole('profile'),
    },
    {
      key: 'password-management',
      to: '/workspace/password-management',
      icon: 'key',
      label: labels.passwordManagement,
      roles: forEveryRole('password'),
    },
    {
      key: 'login-history',
      to: '/workspace/login-history',
      icon: 'history',
      label: labels.loginHistory,
      roles: sidebarAt({ [BENEFICIARY]: 'sign-ins' }),
    },
  ],
});
