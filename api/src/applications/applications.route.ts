import * as applicationsOperations from '@portal/contracts/applications/applications';
import * as conversation from '@portal/contracts/applications/conversation';
import * as draftsOperations from '@portal/contracts/applications/drafts';
import * as operations from '@portal/contracts/applications/signature';
import { HOUR, perUser } from '../kernel/http/limiter.ts';
import { withIdempotency } from '../kernel/http/with-idempotency.ts';
import { dataOf, done, type Route, route } from '../kernel/server/route.ts';
import { findInProgress } from './application-in-progress.ts';
import { userKey } from './drafts.db.ts';
import { draftRoutes } from './drafts.route.ts';
import { getApplication } from './get-application.ts';
import { listMyApplications } from './list-mine.ts';
import { versionsOf } from './list-versions.ts';
import { textOf } from './locales/messages.ts';
import { memberRoutes } from './members/members.route.ts';
import { messagesOf, readMessages, writeMessage } from './messages.ts';
import { askSignatureCode, signApplication } from './sign-application.ts';
import { submissionRoutes } from './submission.route.ts';
import { timelineOf } from './timeline.ts';

const signatureRoutes: Route[] = [
  route(
    operations.askSignatureCode,
    (ctx) => done(askSignatureCode(ctx.deps, ctx, ctx.params.id), ctx.say(textOf('members.codeSent'))),
    { limits: [perUser('signature-code', 10, HOUR)] },
  ),

  route(
    operations.signApplication,
    (ctx) =>
      dataOf(signApplication(ctx.deps, ctx, ctx.params.id, ctx.body), ctx.say(textOf('members.signed'))),
    {
      limits: [{ ...perUser('signature', 20, HOUR), onlyFailures: true }],
    },
  ),
];

export const applicationRoutes: Route[] = [
  ...draftRoutes,
  ...submissionRoutes,
  ...memberRoutes,
  ...signatureRoutes,

  route(applicationsOperations.listMyApplications, (ctx) => listMyApplications(ctx.db, ctx, ctx.query)),

  route(draftsOperations.isApplicationInProgress, ({ db, actor, query }) =>
    dataOf(findInProgress(db, userKey(actor.id), query)),
  ),

  route(applicationsOperations.getApplication, (ctx) => dataOf(getApplication(ctx.db, ctx, ctx.params.id))),

  route(conversation.getTimeline, (ctx) => dataOf(timelineOf(ctx.db, ctx, ctx.params.id))),

  route(applicationsOperations.listVersions, (ctx) => dataOf(versionsOf(ctx.db, ctx, ctx.params.id))),

  route(conversation.listMessages, (ctx) => dataOf(messagesOf(ctx.db, ctx, ctx.params.id))),

  route(conversation.sendMessage, (ctx) =>
    withIdempotency(ctx, 'sendMessage', (tx) =>
      dataOf(writeMessage(tx, ctx, ctx.params.id, ctx.body), ctx.say(textOf('applications.messageSent'))),
    ),
  ),

  route(conversation.readMessages, (ctx) => done(readMessages(ctx.db, ctx, ctx.params.id))),
];
