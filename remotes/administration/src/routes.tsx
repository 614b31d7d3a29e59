import type { RouteObject } from '@portal/platform';
import * as paths from './navigation/paths.ts';
import { renderedPages } from './rendered-pages.ts';

/** The parameter as react-router names it, whatever a path function encodes. */
const anyFund = (path: (id: string) => string): string => path('ID').replace('ID', ':fundId');

export const routes: RouteObject[] = [
  ...renderedPages,
  {
    path: paths.userManagement,
    lazy: () => import(/* webpackChunkName: "users" */ './manage-users/ManageUsersPage.tsx'),
  },
  {
    path: paths.apiClients,
    lazy: () => import(/* webpackChunkName: "api-clients" */ './manage-clients/ManageClientsPage.tsx'),
  },
  {
    path: paths.signIns,
    lazy: () => import(/* webpackChunkName: "users" */ './read-sign-ins/SignInsPage.tsx'),
  },
  {
    path: paths.userPage('ID').replace('ID', ':userId'),
    lazy: () => import(/* webpackChunkName: "users" */ './open-user/UserPage.tsx'),
  },
  {
    path: paths.fundDescription,
    lazy: () => import(/* webpackChunkName: "funds" */ './choose-fund/FundsPage.tsx'),
  },
  {
    path: anyFund(paths.fundDetails),
    lazy: () => import(/* webpackChunkName: "funds" */ './describe-fund/DescribeFundPage.tsx'),
  },
  {
    path: anyFund(paths.fundEligibility),
    lazy: () => import(/* webpackChunkName: "funds" */ './edit-eligibility/EligibilityRulesPage.tsx'),
  },
  {
    path: anyFund(paths.fundCriteria),
    lazy: () => import(/* webpackChunkName: "funds" */ './weigh-criteria/WeighCriteriaPage.tsx'),
  },
  {
    path: anyFund(paths.fundBalance),
    lazy: () => import(/* webpackChunkName: "funds" */ './change-balance/ChangeBalancePage.tsx'),
  },
  {
    path: anyFund(paths.fundHistory),
    lazy: () => import(/* webpackChunkName: "funds" */ './follow-fund/FundHistoryPage.tsx'),
  },
  {
    path: paths.contactMessages,
    lazy: () => import(/* webpackChunkName: "contact-messages" */ './answer-messages/MessagesPage.tsx'),
  },
  {
    path: paths.interests,
    lazy: () => import(/* webpackChunkName: "interests" */ './follow-interests/InterestsPage.tsx'),
  },
  {
    path: paths.liveChat,
    lazy: async () => {
      const { loadChatTranslations, ...page } = await import(
        /* webpackChunkName: "live-chat" */ './answer-chat/LiveChatPage.tsx'
      );
      await loadChatTranslations();
      return page;
    },
  },
  {
    path: paths.inbox,
    lazy: async () => {
      const { loadChatTranslations, ...page } = await import(
        /* webpackChunkName: "inbox" */ './read-inbox/InboxPage.tsx'
      );
      await loadChatTranslations();
      return page;
    },
  },
  {
    path: paths.logHistory,
    lazy: () => import(/* webpackChunkName: "log-history" */ './read-log/LogHistoryPage.tsx'),
  },
];
