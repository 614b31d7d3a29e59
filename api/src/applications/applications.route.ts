import type { Wire } from '@portal/contracts';
import * as applicationsOperations from '@portal/contracts/applications/applications';
import * as conversation from '@portal/contracts/applications/conversation';
import * as draftsOperations from '@portal/contracts/applications/drafts';
import * as signatureOperations from '@portal/contracts/applications/signature';
import { isUniqueViolation, transaction } from '../kernel/database/db.ts';
import { HOUR, perUser } from '../kernel/http/limiter.ts';
import { problem } from '../kernel/http/problem.ts';
import { withIdempotency } from '../kernel/http/with-idempotency.ts';
import type { Message } from '../kernel/messages/messages.ts';
import type { Context } from '../kernel/server/context.ts';
import { dataOf, done, type Route, route } from '../kernel/server/route.ts';
import { findInProgress } from './application-in-progress.ts';
import { apply } from './apply.ts';
import { userKey } from './drafts.db.ts';
import { draftRoutes } from './drafts.route.ts';
import { getApplication } from './get-application.ts';
import { listMyApplications } from './list-mine.ts';
import { versionsOf } from './list-versions.ts';
import { textOf } from './locales/messages.ts';
import { memberRoutes } from './members/members.route.ts';
import { markMessagesRead, messagesOf, writeMessage } from './messages.ts';
import { resubmit } from './resubmit.ts';
import { askSignatureCode, signApplication } from './sign-application.ts';
import { timelineOf } from './timeline.ts';
import { withdraw } from './withdraw.ts';

/** What sending goes by besides what was sent. */
const sendingRules = ({ deps }: Pick<Context<Wire>, 'deps'>) => ({
  requireScan: deps.config.filesRequireScan,
});

/** Two sendings may meet in the index: the one that loses gets to know which application won. */
const sendsDraft = (operation: typeof draftsOperations.apply, onBehalf: boolean, sent: Message): Route =>
  route(operation, async (ctx) => {
    try {
      return await withIdempotency(ctx, operation.id, (tx) =>
        dataOf(apply(tx, ctx, ctx.body, { onBehalf, ...sendingRules(ctx) }), ctx.say(sent)),
      );
    } catch (error) {
      if (!isUniqueViolation(error, 'applications_one_in_progress')) throw error;
      const data = await findInProgress(ctx.db, userKey(ctx.actor.id), {});
      throw problem('application_in_progress', data.inProgress ? { data: { data } } : {});
    }
  });

export const applicationRoutes: Route[] = [
  ...draftRoutes,
  ...memberRoutes,

  sendsDraft(draftsOperations.apply, false, textOf('applications.sent')),
  sendsDraft(draftsOperations.applyOnBehalf, true, textOf('applications.sentOnBehalf')),

  route(applicationsOperations.resubmit, (ctx) =>
    withIdempotency(ctx, 'resubmit', async (tx) => ({
      data: await resubmit(tx, ctx, ctx.params.id, ctx.body, sendingRules(ctx)),
      message: ctx.say(textOf('applications.resent')),
    })),
  ),

  route(applicationsOperations.withdraw, (ctx) =>
    dataOf(
      transaction(ctx.db, (tx) => withdraw(tx, ctx, ctx.params.id, ctx.body)),
      ctx.say(textOf('applications.withdrawn')),
    ),
  ),

  route(
    signatureOperations.askSignatureCode,
    (ctx) => done(askSignatureCode(ctx.db, ctx, ctx.params.id), ctx.say(textOf('members.codeSent'))),
    { limits: [perUser('signature-code', 10, HOUR)] },
  ),

  route(
    signatureOperations.signApplication,
    (ctx) =>
      dataOf(signApplication(ctx.deps, ctx, ctx.params.id, ctx.body), ctx.say(textOf('members.signed'))),
    { limits: [{ ...perUser('signature', 20, HOUR), onlyFailures: true }] },
  ),

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

  route(conversation.readMessages, (ctx) => done(markMessagesRead(ctx.db, ctx, ctx.params.id))),
];
