import * as applicationsOperations from '@portal/contracts/applications/applications';
import * as conversation from '@portal/contracts/applications/conversation';
import * as draftsOperations from '@portal/contracts/applications/drafts';
import { type Route, route } from '../kernel/server/route.ts';
import { userKey } from './drafts.db.ts';
import { draftRoutes } from './drafts.route.ts';
import { getApplication } from './get-application.ts';
import { whatIsInProgress } from './in-progress.ts';
import { listMyApplications } from './list-mine.ts';
import { versionsOf } from './list-versions.ts';
import { textOf } from './locales/messages.ts';
import { memberRoutes } from './members/members.route.ts';
import { messagesOf, readMessages, writeMessage } from './messages.ts';
import { submissionRoutes } from './submission.route.ts';
import { timelineOf } from './timeline.ts';

export const applicationRoutes: Route[] = [
  ...draftRoutes,
  ...submissionRoutes,
  ...memberRoutes,

  route(applicationsOperations.listMyApplications, (ctx) => listMyApplications(ctx.db, ctx, ctx.query)),

  route(draftsOperations.isApplicationInProgress, async ({ db, actor, query }) => ({
    data: await whatIsInProgress(db, userKey(actor.id), query),
    message: '',
  })),

  route(applicationsOperations.getApplication, async (ctx) => ({
    data: await getApplication(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(conversation.getTimeline, async (ctx) => ({
    data: await timelineOf(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(applicationsOperations.listVersions, async (ctx) => ({
    data: await versionsOf(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(conversation.listMessages, async (ctx) => ({
    data: await messagesOf(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(conversation.sendMessage, async (ctx) => ({
    data: await writeMessage(ctx.db, ctx, ctx.params.id, ctx.body),
    message: ctx.say(textOf('applications.messageSent')),
  })),

  route(conversation.readMessages, async (ctx) => {
    await readMessages(ctx.db, ctx, ctx.params.id);
    return { message: '' };
  }),
];
