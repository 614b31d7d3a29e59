import { expect, test } from 'vitest';
import * as paths from './navigation/paths.ts';

test('the addresses of this area, and those of others that it leads to', () => {
  expect({
    dashboard: paths.dashboard,
    users: paths.userManagement,
    funds: paths.fundDescription,
    fund: paths.fundDetails('fund_base'),
    eligibility: paths.fundEligibility('fund_base'),
    criteria: paths.fundCriteria('fund_base'),
    balance: paths.fundBalance('fund_base'),
    history: paths.fundHistory('fund_base'),
    messages: paths.contactMessages,
    chat: paths.liveChat,
    openChat: paths.liveChatOf('chc_1'),
    inbox: paths.inbox,
    interests: paths.interests,
    log: paths.logHistory,
    recordLog: paths.logOfRecord('application', 'app_1'),
    queue: paths.reviewApplications(),
    filteredQueue: paths.reviewApplications({ status: ['RECOMMENDED', 'NOT_RECOMMENDED'] }),
    desk: paths.applicationReview('app_1'),
    messagesOf: paths.applicationMessages('app_1'),
    publicQuestion: paths.newPublicQuestion('msg_1'),
  }).toMatchInlineSnapshot(`
    {
      "balance": "/workspace/fund-description/fund_base/balance",
      "chat": "/workspace/live-chat",
      "criteria": "/workspace/fund-description/fund_base/criteria",
      "dashboard": "/workspace",
      "desk": "/workspace/review-applications/app_1",
      "eligibility": "/workspace/fund-description/fund_base/eligibility",
      "filteredQueue": "/workspace/review-applications?status=RECOMMENDED&status=NOT_RECOMMENDED",
      "fund": "/workspace/fund-description/fund_base",
      "funds": "/workspace/fund-description",
      "history": "/workspace/fund-description/fund_base/history",
      "inbox": "/workspace/inbox",
      "interests": "/workspace/interests",
      "log": "/workspace/log-history",
      "messages": "/workspace/contact-us",
      "messagesOf": "/workspace/review-applications/app_1?tab=messages",
      "openChat": "/workspace/live-chat?chat=chc_1",
      "publicQuestion": "/workspace/content-management/faqs-list/new?message=msg_1",
      "queue": "/workspace/review-applications",
      "recordLog": "/workspace/log-history?entityType=application&entityId=app_1",
      "users": "/workspace/user-management",
    }
  `);
});
