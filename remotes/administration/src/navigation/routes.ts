import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import type { AreaRoute } from '@portal/platform/area';

const lastTwelveMonths = 'from={yearStart}&to={today}&granularity=MONTH';

export const routes: AreaRoute[] = [
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
