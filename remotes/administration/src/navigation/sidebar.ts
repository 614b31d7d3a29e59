import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { type SidebarEntry, sidebarAt } from '@portal/platform/area';
import { labels } from './locales/labels.ts';

/** At the address of its key. */
const at = (
  key: string,
  icon: SidebarEntry['icon'],
  label: SidebarEntry['label'],
  roles: Parameters<typeof sidebarAt>[0],
) => ({ key, to: `/workspace/${key}`, icon, label, roles: sidebarAt(roles) });

const overview = { [REVIEWER]: 'overview', [MANAGER]: 'overview', [SUPER]: 'overview' } as const;
const funds = at('fund-description', 'fund', labels.fundDescription, { [SUPER]: 'money-details' });
const path = '/inbox/waiting';
const chats = 'data.chat.count';

export const sidebar: SidebarEntry[] = [
  { ...at('dashboard', 'dashboard', labels.dashboard, overview), to: '/workspace' },
  at('user-management', 'users', labels.userManagement, { [SUPER]: 'people' }),
  {
    ...at('fund-management', 'fund', labels.fundManagement, { [SUPER]: 'money' }),
    to: funds.to,
    isGroup: true,
  },
  { ...funds, parent: { [SUPER]: 'fund-management' } },
  {
    ...at('live-chat', 'chat', labels.liveChat, { [REVIEWER]: 'chat', [SUPER]: 'chat' }),
    flag: 'isChatAgent',
    waiting: { path, counts: [chats] },
  },
  at('log-history', 'log', labels.logHistory, { [SUPER]: 'records' }),
  {
    ...at('contact-us', 'inbox', labels.contactUs, { [MANAGER]: 'messages', [SUPER]: 'messages' }),
    waiting: { path, counts: ['data.contact.count', 'data.application.count', chats] },
  },
];
