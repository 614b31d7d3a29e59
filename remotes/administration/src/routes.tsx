import type { RouteObject } from '@portal/platform';
import * as paths from './navigation/paths.ts';
import { renderedPages } from './rendered-pages.ts';

const users = () => import(/* webpackChunkName: "users" */ './manage-users/ManageUsersPage.tsx');
const clients = () => import(/* webpackChunkName: "api-clients" */ './manage-clients/ManageClientsPage.tsx');
const signIns = () => import(/* webpackChunkName: "users" */ './read-sign-ins/SignInsPage.tsx');
const user = () => import(/* webpackChunkName: "users" */ './open-user/UserPage.tsx');
const funds = () => import(/* webpackChunkName: "funds" */ './choose-fund/FundsPage.tsx');
const details = () => import(/* webpackChunkName: "funds" */ './describe-fund/DescribeFundPage.tsx');
const rules = () => import(/* webpackChunkName: "funds" */ './edit-eligibility/EligibilityRulesPage.tsx');
const criteria = () => import(/* webpackChunkName: "funds" */ './weigh-criteria/WeighCriteriaPage.tsx');
const balance = () => import(/* webpackChunkName: "funds" */ './change-balance/ChangeBalancePage.tsx');
const history = () => import(/* webpackChunkName: "funds" */ './follow-fund/FundHistoryPage.tsx');
const messages = () =>
  import(/* webpackChunkName: "contact-messages" */ './answer-messages/MessagesPage.tsx');
const interests = () => import(/* webpackChunkName: "interests" */ './follow-interests/InterestsPage.tsx');
const chat = () => import(/* webpackChunkName: "live-chat" */ './answer-chat/LiveChatPage.tsx');
const inbox = () => import(/* webpackChunkName: "inbox" */ './read-inbox/InboxPage.tsx');
const log = () => import(/* webpackChunkName: "log-history" */ './read-log/LogHistoryPage.tsx');

/** A page that shows chats comes with their translations. */
const withChat = (page: typeof chat | typeof inbox) => async () => {
  const { loadChatTranslations, ...shown } = await page();
  await loadChatTranslations();
  return shown;
};

/** The parameter as react-router names it, whatever a path function encodes. */
const anyFund = (path: (id: string) => string): string => path('ID').replace('ID', ':fundId');

export const routes: RouteObject[] = [
  ...renderedPages,
  { path: paths.userManagement, lazy: users },
  { path: paths.apiClients, lazy: clients },
  { path: paths.signIns, lazy: signIns },
  { path: paths.userPage('ID').replace('ID', ':userId'), lazy: user },
  { path: paths.fundDescription, lazy: funds },
  { path: anyFund(paths.fundDetails), lazy: details },
  { path: anyFund(paths.fundEligibility), lazy: rules },
  { path: anyFund(paths.fundCriteria), lazy: criteria },
  { path: anyFund(paths.fundBalance), lazy: balance },
  { path: anyFund(paths.fundHistory), lazy: history },
  { path: paths.contactMessages, lazy: messages },
  { path: paths.interests, lazy: interests },
  { path: paths.liveChat, lazy: withChat(chat) },
  { path: paths.inbox, lazy: withChat(inbox) },
  { path: paths.logHistory, lazy: log },
];
