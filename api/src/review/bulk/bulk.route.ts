import type { Wire } from '@portal/contracts';
import * as operations from '@portal/contracts/review/bulk';
import type { Decide } from '@portal/contracts/review/decide';
import type { Tx } from '../../kernel/database/db.ts';
import { invalidField } from '../../kernel/http/problem.ts';
import type { Context } from '../../kernel/server/context.ts';
import { dataOf, type Route, type RouteOptions, route } from '../../kernel/server/route.ts';
import { assign } from '../assign/assign.ts';
import { mailSeveralAssigned } from '../assign/mail-assigned.ts';
import { type HeldMail, mailDue, sendTogether } from '../assign/mail-together.ts';
import { activeReviewers } from '../assign/reviewers.db.ts';
import { decide } from '../decide/decide.ts';
import { textOf } from '../locales/messages.ts';
import { eachRow } from './each-row.ts';
import { remindAssigned } from './remind-reviewers.ts';

/** All kinds together. */
const options: RouteOptions = { limits: [{ name: 'bulk', max: 60, seconds: 600, by: 'user' }] };

/**
 * Does it with each row, each in its own transaction, then sends one mail to each reviewer; one by one they go later,
 * should that fail.
 */
const mailingOnce = async <W extends Wire, R extends { id: string }>(
  { db, deps, meta, say }: Context<W>,
  rows: readonly R[],
  act: (tx: Tx, row: R, held: HeldMail[]) => Promise<unknown>,
  mailSeveral: Parameters<typeof sendTogether>[2] = mailDue,
) => {
  const held: HeldMail[] = [];
  const data = await eachRow(deps, meta, rows, (tx, row) => act(tx, row, held));
  await sendTogether(db, held, mailSeveral).catch((error: Error) =>
    deps.log.error({ err: error }, 'mails about several reviews were left to be sent one by one'),
  );
  const done = data.filter(({ failure }) => failure === null).length;
  return { data, message: say(textOf('review.bulkDone', { done, all: data.length })) };
};

type Row = { id: string } & Pick<Decide, 'rowVersion' | 'amountApproved'>;

/** The same decision on each row, with the same words. */
const decideEach = <W extends Wire>(
  ctx: Context<W>,
  { rows, ...said }: Omit<Decide, 'rowVersion'> & { rows: readonly Row[] },
) => mailingOnce(ctx, rows, (tx, { id, ...row }, held) => decide(tx, ctx, id, { ...said, ...row }, held));

export const bulkRoutes: Route[] = [
  route(
    operations.bulkAssign,
    async (ctx) => {
      const { rows, reviewerIds: forAll, ...adding } = ctx.body;
      const named = rows.map(({ reviewerIds = forAll, ...row }, i) => {
        const field = `rows.${i}.reviewerIds`;
        if (!reviewerIds) throw invalidField(field, 'required');
        return { ...row, reviewerIds };
      });
      return mailingOnce(
        ctx,
        named,
        (tx, { id, ...row }, held) => assign(tx, ctx, id, { ...adding, ...row, keepsOthers: true }, held),
        mailSeveralAssigned(ctx.actor),
      );
    },
    options,
  ),

  route(
    operations.bulkRemind,
    (ctx) => {
      const { ids, reviewerId } = ctx.body;
      const rows = ids.map((id) => ({ id }));
      return mailingOnce(ctx, rows, (tx, { id }, held) => remindAssigned(tx, ctx, id, { reviewerId, held }));
    },
    options,
  ),

  route(operations.bulkSendBack, (ctx) => decideEach(ctx, { decision: 'SEND_BACK', ...ctx.body }), options),

  route(operations.bulkApprove, (ctx) => decideEach(ctx, { decision: 'APPROVE', ...ctx.body }), options),

  route(operations.bulkDecide, (ctx) => decideEach(ctx, ctx.body), options),

  route(operations.listReviewers, ({ db }) => dataOf(activeReviewers(db))),
];
