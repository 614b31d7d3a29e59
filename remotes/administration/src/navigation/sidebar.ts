import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import type { SidebarEntry } from '@portal/platform/area';

/**
 * Positions order each role's menu across areas. The shell's own entries stand at: profile 200 (reviewer 300),
 * password-management 300 (beneficiary), 500 (reviewer), 400 (manager), 600 (Admin), login-history 400.
 */
export const sidebar: SidebarEntry[] = [
  {
    key: 'dashboard',
    to: '/workspace',
    icon: 'dashboard',
    label: {
      en: 'Dashboard',
      fr: 'Tableau de bord',
      pt: 'Painel',
      ar: 'لوحة المتابعة',
      es: 'Panel',
      sw: 'Dashibodi',
    },
    roles: { [REVIEWER]: 100, [MANAGER]: 100, [SUPER]: 100 },
  },
  {
    key: 'user-management',
    to: '/workspace/user-management',
    icon: 'users',
    label: {
      en: 'User Management',
      fr: 'Gestion des utilisateurs',
      pt: 'Gestão de utilizadores',
      ar: 'إدارة المستخدمين',
      es: 'Gestión de usuarios',
      sw: 'Usimamizi wa watumiaji',
    },
    roles: { [SUPER]: 300 },
  },
  {
    key: 'fund-management',
    to: '/workspace/fund-description',
    icon: 'fund',
    isGroup: true,
    label: {
      en: 'Fund Management',
      fr: 'Gestion des fonds',
      pt: 'Gestão dos fundos',
      ar: 'إدارة الصناديق',
      es: 'Gestión de fondos',
      sw: 'Usimamizi wa mifuko',
    },
    roles: { [SUPER]: 400 },
  },
  {
    key: 'fund-description',
    to: '/workspace/fund-description',
    icon: 'fund',
    label: {
      en: 'Fund description',
      fr: 'Description des fonds',
      pt: 'Descrição dos fundos',
      ar: 'وصف الصناديق',
      es: 'Descripción de los fondos',
      sw: 'Maelezo ya mifuko',
    },
    roles: { [SUPER]: 410 },
    parent: { [SUPER]: 'fund-management' },
  },
  {
    key: 'live-chat',
    to: '/workspace/live-chat',
    icon: 'chat',
    flag: 'isChatAgent',
    label: {
      en: 'Live Chat',
      fr: 'Discussion en direct',
      pt: 'Conversa em direto',
      ar: 'المحادثة المباشرة',
      es: 'Chat en vivo',
      sw: 'Gumzo la moja kwa moja',
    },
    roles: { [REVIEWER]: 400, [SUPER]: 700 },
  },
  {
    key: 'log-history',
    to: '/workspace/log-history',
    icon: 'log',
    label: {
      en: 'Log History',
      fr: 'Journal d’activité',
      pt: 'Histórico de registos',
      ar: 'سجل الأنشطة',
      es: 'Historial de registros',
      sw: 'Historia ya kumbukumbu',
    },
    roles: { [SUPER]: 800 },
  },
  {
    key: 'contact-us',
    to: '/workspace/contact-us',
    icon: 'inbox',
    label: {
      en: 'Contact Us',
      fr: 'Messages de contact',
      pt: 'Mensagens de contacto',
      ar: 'رسائل التواصل',
      es: 'Mensajes de contacto',
      sw: 'Ujumbe wa mawasiliano',
    },
    roles: { [MANAGER]: 700, [SUPER]: 900 },
  },
];
