import type { Wire } from '@portal/contracts';
import * as applicationsOperations from '@portal/contracts/applications/applications';
import * as draftsOperations from '@portal/contracts/applications/drafts';
import { isUniqueViolation } from '../kernel/database/db.ts';
import { problem } from '../kernel/http/problem.ts';
import { withIdempotency } from '../kernel/http/with-idempotency.ts';
import type { Message } from '../kernel/messages/messages.ts';
import type { Context } from '../kernel/server/context.ts';
import { dataOf, type Route, route } from '../kernel/server/route.ts';
import { findInProgress } from './application-in-progress.ts';
import { apply } from './apply.ts';
import { userKey } from './drafts.db.ts';
import { textOf } from './locales/messages.ts';
import { resubmit } from './resubmit.ts';
import { withdraw } from './withdraw.ts';

/** What sending goes by besides what was sent. */
const sendingRules = ({ deps }: Pick<Context<Wire>, 'deps'>) => ({
  codesKey: deps.secrets.codes,
  requireScan: deps.config.filesRequireScan,
});

/** Two sendings may meet in the index: the one that loses gets to know which application won. */
const sendsDraft = (operation: typeof draftsOperations.apply, onBehalf: boolean, sent: Message): Route =>
  route(operation, async (ctx) => {
    try {
      return await withIdempotency(ctx, operation.id, async (tx) => ({
        data: await apply(tx, ctx, ctx.body, { onBehalf, ...sendingRules(ctx) }),
        message: ctx.say(sent),
      }));
    } catch (error) {
      if (!isUniqueViolation(error, 'applications_one_in_progress')) throw error;
      const data = await findInProgress(ctx.db, userKey(ctx.actor.id), {});
      throw problem('application_in_progress', data.inProgress ? { data: { data } } : {});
    }
  });

export const submissionRoutes: Route[] = [
  sendsDraft(draftsOperations.apply, false, textOf('applications.sent')),
  sendsDraft(draftsOperations.applyOnBehalf, true, textOf('applications.sentOnBehalf')),

  route(applicationsOperations.resubmit, (ctx) =>
    withIdempotency(ctx, 'resubmit', async (tx) => ({
      data: await resubmit(tx, ctx, ctx.params.id, ctx.body, sendingRules(ctx)),
      message: ctx.say(textOf('applications.resent')),
    })),
  ),

  route(applicationsOperations.withdraw, (ctx) =>
    dataOf(withdraw(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(textOf('applications.withdrawn'))),
  ),
];
