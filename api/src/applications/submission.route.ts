import type { Result, Wire } from '@portal/contracts';
import type { Sent } from '@portal/contracts/applications/application.schemas';
import * as applicationsOperations from '@portal/contracts/applications/applications';
import * as draftsOperations from '@portal/contracts/applications/drafts';
import { isUniqueViolation, type Tx } from '../kernel/database/db.ts';
import { problem } from '../kernel/http/problem.ts';
import { withIdempotency } from '../kernel/http/with-idempotency.ts';
import type { Context } from '../kernel/server/context.ts';
import { dataOf, type Route, route } from '../kernel/server/route.ts';
import { findInProgress } from './application-in-progress.ts';
import { apply } from './apply.ts';
import { userKey } from './drafts.db.ts';
import { textOf } from './locales/messages.ts';
import { resubmit } from './resubmit.ts';
import { withdraw } from './withdraw.ts';

/** Two sendings met in the index: the one that lost hears which application won. */
const orNameTheWinner = async <W extends Wire>(
  ctx: Context<W>,
  fundOf: string | undefined,
  sending: Promise<Result<Sent>>,
): Promise<Result<Sent>> => {
  try {
    return await sending;
  } catch (error) {
    if (!isUniqueViolation(error, 'applications_one_in_progress')) throw error;
    const data = await findInProgress(
      ctx.db,
      userKey(ctx.actor.id),
      fundOf === undefined ? {} : { fundId: fundOf },
    );
    throw problem('application_in_progress', data.inProgress ? { data: { data } } : {});
  }
};

const scanRule = ({ deps }: Pick<Context<Wire>, 'deps'>) => ({ requireScan: deps.config.filesRequireScan });

export const submissionRoutes: Route[] = [
  route(draftsOperations.apply, (ctx) =>
    orNameTheWinner(
      ctx,
      undefined,
      withIdempotency(ctx, 'apply', async (tx: Tx) => ({
        data: await apply(tx, ctx, ctx.body, {
          onBehalf: false,
          codesKey: ctx.deps.secrets.codes,
          ...scanRule(ctx),
        }),
        message: ctx.say(textOf('applications.sent')),
      })),
    ),
  ),

  route(draftsOperations.applyOnBehalf, (ctx) =>
    orNameTheWinner(
      ctx,
      undefined,
      withIdempotency(ctx, 'applyOnBehalf', async (tx: Tx) => ({
        data: await apply(tx, ctx, ctx.body, {
          onBehalf: true,
          codesKey: ctx.deps.secrets.codes,
          ...scanRule(ctx),
        }),
        message: ctx.say(textOf('applications.sentOnBehalf')),
      })),
    ),
  ),

  route(applicationsOperations.resubmit, (ctx) =>
    withIdempotency(ctx, 'resubmit', async (tx) => ({
      data: await resubmit(tx, ctx, ctx.params.id, ctx.body, {
        codesKey: ctx.deps.secrets.codes,
        ...scanRule(ctx),
      }),
      message: ctx.say(textOf('applications.resent')),
    })),
  ),

  route(applicationsOperations.withdraw, (ctx) =>
    dataOf(withdraw(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(textOf('applications.withdrawn'))),
  ),
];
