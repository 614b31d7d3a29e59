import { BENEFICIARY, MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { defineArea, sidebarAt } from '@portal/platform/area';

const signedIn = { roles: [] };

/** The addresses that the shell itself owns, and its entries in the workspace menus. */
export default defineArea({
  name: 'shell',
  title: { en: 'Portal' },
  routes: [
    { path: '/auth/sign-in', chunk: 'sign-in', frame: 'public', offline: true },
    { path: '/auth/*', frame: 'public' },
    { path: '/403', frame: 'public' },
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
      label: { en: 'Profile', fr: 'Profil', pt: 'Perfil', ar: 'الملف الشخصي', es: 'Perfil', sw: 'Wasifu' },
      roles: sidebarAt({
        [BENEFICIARY]: 'profile',
        [REVIEWER]: 'profile',
        [MANAGER]: 'profile',
        [SUPER]: 'profile',
      }),
    },
    {
      key: 'password-management',
      to: '/workspace/password-management',
      icon: 'key',
      label: {
        en: 'Password Management',
        fr: 'Gestion du mot de passe',
        pt: 'Gestão da palavra-passe',
        ar: 'إدارة كلمة المرور',
        es: 'Gestión de la contraseña',
        sw: 'Usimamizi wa nenosiri',
      },
      roles: sidebarAt({
        [BENEFICIARY]: 'password',
        [REVIEWER]: 'password',
        [MANAGER]: 'password',
        [SUPER]: 'password',
      }),
    },
    {
      key: 'login-history',
      to: '/workspace/login-history',
      icon: 'history',
      label: {
        en: 'Login History',
        fr: 'Historique des connexions',
        pt: 'Histórico de acessos',
        ar: 'سجل تسجيل الدخول',
        es: 'Historial de accesos',
        sw: 'Historia ya kuingia',
      },
      roles: sidebarAt({ [BENEFICIARY]: 'sign-ins' }),
    },
  ],
});
