import * as operations from '@portal/contracts/applications/operations';
import { type Route, route } from '../kernel/http/route.ts';
import { messageSent } from './applications.words.ts';
import { userKey } from './drafts.db.ts';
import { draftRoutes } from './drafts.route.ts';
import { getApplication } from './get-application.ts';
import { whatIsInProgress } from './in-progress.ts';
import { listMyApplications } from './list-mine.ts';
import { versionsOf } from './list-versions.ts';
import { messagesOf, readMessages, writeMessage } from './messages.ts';
import { submissionRoutes } from './submission.route.ts';
import { timelineOf } from './timeline.ts';

export const applicationRoutes: Route[] = [
  ...draftRoutes,
  ...submissionRoutes,

  route(operations.listMyApplicationsOperation, (ctx) => listMyApplications(ctx.db, ctx, ctx.query)),

  route(operations.isApplicationInProgressOperation, async ({ db, actor, query }) => ({
    data: await whatIsInProgress(db, userKey(actor.id), query),
    message: '',
  })),

  route(operations.getApplicationOperation, async (ctx) => ({
    data: await getApplication(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(operations.getTimelineOperation, async (ctx) => ({
    data: await timelineOf(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(operations.listVersionsOperation, async (ctx) => ({
    data: await versionsOf(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(operations.listMessagesOperation, async (ctx) => ({
    data: await messagesOf(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(operations.sendMessageOperation, async (ctx) => ({
    data: await writeMessage(ctx.db, ctx, ctx.params.id, ctx.body),
    message: ctx.say(messageSent),
  })),

  route(operations.readMessagesOperation, async (ctx) => {
    await readMessages(ctx.db, ctx, ctx.params.id);
    return { message: '' };
  }),
];
