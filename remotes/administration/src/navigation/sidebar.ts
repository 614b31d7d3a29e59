import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { type SidebarEntry, sidebarAt } from '@portal/platform/area';
import { labels } from './locales/labels.ts';

/** An entry whose page is at `/workspace/` and its key. */
const entry = (
  key: string,
  icon: SidebarEntry['icon'],
  label: SidebarEntry['label'],
  roles: Parameters<typeof sidebarAt>[0],
) => ({ key, to: `/workspace/${key}`, icon, label, roles: sidebarAt(roles) });

const overview = { [REVIEWER]: 'overview', [MANAGER]: 'overview', [SUPER]: 'overview' } as const;
const funds = entry('fund-description', 'fund', labels.fundDescription, { [SUPER]: 'money-details' });
/** Where the numbers of what waits are read, that of the chats among them. */
const path = '/inbox/waiting';
const chats = 'data.chat.count';

export const sidebar: SidebarEntry[] = [
  { ...entry('dashboard', 'dashboard', labels.dashboard, overview), to: '/workspace' },
  entry('user-management', 'users', labels.userManagement, { [SUPER]: 'people' }),
  {
    ...entry('fund-management', 'fund', labels.fundManagement, { [SUPER]: 'money' }),
    to: funds.to,
    isGroup: true,
  },
  { ...funds, parent: { [SUPER]: 'fund-management' } },
  {
    ...entry('live-chat', 'chat', labels.liveChat, { [REVIEWER]: 'chat', [SUPER]: 'chat' }),
    flag: 'isChatAgent',
    waiting: { path, counts: [chats] },
  },
  entry('log-history', 'log', labels.logHistory, { [SUPER]: 'records' }),
  {
    ...entry('contact-us', 'inbox', labels.contactUs, { [MANAGER]: 'messages', [SUPER]: 'messages' }),
    waiting: { path, counts: ['data.contact.count', 'data.application.count', chats] },
  },
];
