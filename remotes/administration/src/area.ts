import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { type AreaRoute, defineArea, type SidebarEntry, sidebarAt } from '@portal/platform/area';
import { labels } from './navigation/locales/labels.ts';

const lastTwelveMonths = 'from={yearStart}&to={today}&granularity=MONTH';

const routes: AreaRoute[] = [
  {
    path: '/workspace',
    chunk: 'dashboard',
    guard: { roles: [REVIEWER, MANAGER, SUPER] },
    rendersForReader: true,
    asks: [
      `/dashboard/fundsStat?${lastTwelveMonths}`,
      `/dashboard/approvedApplicationStats?${lastTwelveMonths}`,
      `/dashboard/rejectedApplicationStats?${lastTwelveMonths}`,
      `/dashboard/totalFBU?${lastTwelveMonths}`,
      `/dashboard/countries/fund-counts?${lastTwelveMonths}`,
    ],
  },
  { path: '/workspace/user-management/*', chunk: 'users', guard: { roles: [SUPER] } },
  { path: '/workspace/user-management/clients', chunk: 'api-clients', guard: { roles: [SUPER] } },
  // Without a menu entry for managers: the dashboard leads them here, to propose.
  { path: '/workspace/fund-description/*', chunk: 'funds', guard: { roles: [MANAGER, SUPER] } },
  { path: '/workspace/contact-us', chunk: 'contact-messages', guard: { roles: [MANAGER, SUPER] } },
  // Without a menu entry, too: the messages and the dashboard lead to it.
  { path: '/workspace/interests', chunk: 'interests', guard: { roles: [MANAGER, SUPER] } },
  {
    path: '/workspace/live-chat',
    chunk: 'live-chat',
    guard: { roles: [REVIEWER, SUPER], flag: 'isChatAgent' },
  },
  // Without a menu entry: the messages, the agent console and the dashboard lead to it.
  { path: '/workspace/inbox', chunk: 'inbox', guard: { roles: [REVIEWER, MANAGER, SUPER] } },
  { path: '/workspace/log-history', chunk: 'log-history', guard: { roles: [SUPER] } },
];

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

const sidebar: SidebarEntry[] = [
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

/** Running the funds: figures, users, funds, messages, chat and logs. */
export default defineArea({
  name: 'administration',
  title: labels.area,
  routes,
  sidebar,
});
