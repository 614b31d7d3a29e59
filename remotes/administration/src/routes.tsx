import type { RouteObject } from '@portal/platform';
import {
  apiClients,
  contactMessages,
  fundBalance,
  fundCriteria,
  fundDescription,
  fundDetails,
  fundEligibility,
  fundHistory,
  inbox,
  interests,
  liveChat,
  logHistory,
  signIns,
  userManagement,
  userPage,
} from './navigation/paths.ts';
import { renderedPages } from './rendered-pages.ts';

/** The parameter as react-router names it, whatever a path function encodes. */
const anyFund = (path: (id: string) => string): string => path('ID').replace('ID', ':fundId');

export const routes: RouteObject[] = [
  ...renderedPages,
  {
    path: userManagement,
    lazy: () => import(/* webpackChunkName: "users" */ './manage-users/ManageUsersPage.tsx'),
  },
  {
    path: apiClients,
    lazy: () => import(/* webpackChunkName: "api-clients" */ './manage-clients/ManageClientsPage.tsx'),
  },
  {
    path: signIns,
    lazy: () => import(/* webpackChunkName: "users" */ './read-sign-ins/SignInsPage.tsx'),
  },
  {
    path: userPage('ID').replace('ID', ':userId'),
    lazy: () => import(/* webpackChunkName: "users" */ './open-user/UserPage.tsx'),
  },
  {
    path: fundDescription,
    lazy: () => import(/* webpackChunkName: "funds" */ './choose-fund/FundsPage.tsx'),
  },
  {
    path: anyFund(fundDetails),
    lazy: () => import(/* webpackChunkName: "funds" */ './describe-fund/DescribeFundPage.tsx'),
  },
  {
    path: anyFund(fundEligibility),
    lazy: () => import(/* webpackChunkName: "funds" */ './edit-eligibility/EligibilityRulesPage.tsx'),
  },
  {
    path: anyFund(fundCriteria),
    lazy: () => import(/* webpackChunkName: "funds" */ './weigh-criteria/WeighCriteriaPage.tsx'),
  },
  {
    path: anyFund(fundBalance),
    lazy: () => import(/* webpackChunkName: "funds" */ './change-balance/ChangeBalancePage.tsx'),
  },
  {
    path: anyFund(fundHistory),
    lazy: () => import(/* webpackChunkName: "funds" */ './follow-fund/FundHistoryPage.tsx'),
  },
  {
    path: contactMessages,
    lazy: () => import(/* webpackChunkName: "contact-messages" */ './answer-messages/MessagesPage.tsx'),
  },
  {
    path: interests,
    lazy: () => import(/* webpackChunkName: "interests" */ './follow-interests/InterestsPage.tsx'),
  },
  {
    path: liveChat,
    lazy: async () => {
      const { loadChatTranslations, ...page } = await import(
        /* webpackChunkName: "live-chat" */ './answer-chat/LiveChatPage.tsx'
      );
      await loadChatTranslations();
      return page;
    },
  },
  {
    path: inbox,
    lazy: async () => {
      const { loadChatTranslations, ...page } = await import(
        /* webpackChunkName: "inbox" */ './read-inbox/InboxPage.tsx'
      );
      await loadChatTranslations();
      return page;
    },
  },
  {
    path: logHistory,
    lazy: () => import(/* webpackChunkName: "log-history" */ './read-log/LogHistoryPage.tsx'),
  },
];
