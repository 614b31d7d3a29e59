import * as operations from '@portal/contracts/support/inbox';
import { cappedPageOf } from '../../kernel/database/page.ts';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { assign, assigneesFor } from './assign.ts';
import { findCannedReplies } from './canned-replies.db.ts';
import { findInbox, findWaiting } from './inbox.db.ts';
import { findAskedQuestions } from './repeated-questions.db.ts';
import { repeatedQuestions } from './repeated-questions.ts';
import { setInboxState } from './set-state.ts';

export const inboxRoutes: Route[] = [
  route(operations.listInbox, async (ctx) =>
    cappedPageOf(await findInbox(ctx.db, ctx, ctx.query), ctx.query),
  ),

  route(operations.getInboxWaiting, (ctx) => dataOf(findWaiting(ctx.db, ctx))),

  route(operations.listInboxAssignees, (ctx) => dataOf(assigneesFor(ctx.db, ctx, ctx.query))),

  route(operations.assignInboxItem, async (ctx) => ({
    data: await assign(ctx.db, ctx, ctx.body),
    message: ctx.say(ctx.body.assigneeId === null ? textOf('inbox.released') : textOf('inbox.assigned')),
  })),

  route(operations.setInboxState, (ctx) =>
    dataOf(setInboxState(ctx.db, ctx, ctx.body), ctx.say(textOf('contactMessages.statusSaved'))),
  ),

  route(operations.listReplyTemplates, async ({ db }) =>
    dataOf((await findCannedReplies(db)).map(({ updatedAt: _, ...template }) => template)),
  ),

  route(operations.listRepeatedQuestions, async ({ db }) =>
    dataOf(repeatedQuestions(await findAskedQuestions(db))),
  ),
];
