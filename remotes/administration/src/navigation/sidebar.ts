import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { type SidebarEntry, sidebarAt } from '@portal/platform/area';
import { labels } from './locales/labels.ts';

export const sidebar: SidebarEntry[] = [
  {
    key: 'dashboard',
    to: '/workspace',
    icon: 'dashboard',
    label: labels.dashboard,
    roles: sidebarAt({ [REVIEWER]: 'overview', [MANAGER]: 'overview', [SUPER]: 'overview' }),
  },
  {
    key: 'user-management',
    to: '/workspace/user-management',
    icon: 'users',
    label: labels.userManagement,
    roles: sidebarAt({ [SUPER]: 'people' }),
  },
  {
    key: 'fund-management',
    to: '/workspace/fund-description',
    icon: 'fund',
    isGroup: true,
    label: labels.fundManagement,
    roles: sidebarAt({ [SUPER]: 'money' }),
  },
  {
    key: 'fund-description',
    to: '/workspace/fund-description',
    icon: 'fund',
    label: labels.fundDescription,
    roles: sidebarAt({ [SUPER]: 'money-details' }),
    parent: { [SUPER]: 'fund-management' },
  },
  {
    key: 'live-chat',
    to: '/workspace/live-chat',
    icon: 'chat',
    flag: 'isChatAgent',
    label: labels.liveChat,
    waiting: { path: '/inbox/waiting', counts: ['data.chat.count'] },
    roles: sidebarAt({ [REVIEWER]: 'chat', [SUPER]: 'chat' }),
  },
  {
    key: 'log-history',
    to: '/workspace/log-history',
    icon: 'log',
    label: labels.logHistory,
    roles: sidebarAt({ [SUPER]: 'records' }),
  },
  {
    key: 'contact-us',
    to: '/workspace/contact-us',
    icon: 'inbox',
    label: labels.contactUs,
    waiting: {
      path: '/inbox/waiting',
      counts: ['data.contact.count', 'data.application.count', 'data.chat.count'],
    },
    roles: sidebarAt({ [MANAGER]: 'messages', [SUPER]: 'messages' }),
  },
];
