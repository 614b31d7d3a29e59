import type { Wire } from '@portal/contracts';
import * as operations from '@portal/contracts/review/bulk';
import { invalidField } from '../../kernel/http/problem.ts';
import type { Context } from '../../kernel/server/context.ts';
import { dataOf, type Route, type RouteOptions, route } from '../../kernel/server/route.ts';
import { assignIn } from '../assign/assign.ts';
import { mailSeveralAssigned } from '../assign/mail-assigned.ts';
import { type HeldMail, mailDue, sendTogether } from '../assign/mail-together.ts';
import { activeReviewers } from '../assign/reviewers.db.ts';
import { decide } from '../decide/decide.ts';
import { textOf } from '../locales/messages.ts';
import { eachRow } from './each-row.ts';
import { remindAssigned } from './remind-reviewers.ts';

/** All kinds together. */
const options: RouteOptions = { limits: [{ name: 'bulk', max: 60, seconds: 600, by: 'user' }] };

const answer = <W extends Wire>({ say }: Context<W>, data: operations.BulkRow[]) => {
  const done = data.filter(({ failure }) => failure === null).length;
  return { data, message: say(textOf('review.bulkDone', { done, all: data.length })) };
};

/** Does it with each row, then sends one mail to each reviewer; one by one they go later, should that fail. */
const tellingOnce = async <W extends Wire>(
  { db, deps: { log } }: Context<W>,
  act: (held: HeldMail[]) => Promise<operations.BulkRow[]>,
  mailSeveral: Parameters<typeof sendTogether>[2],
): Promise<operations.BulkRow[]> => {
  const held: HeldMail[] = [];
  const done = await act(held);
  await sendTogether(db, held, mailSeveral).catch((error: Error) =>
    log.error({ err: error }, 'mails about several reviews were left to be sent one by one'),
  );
  return done;
};

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
      return answer(
        ctx,
        await tellingOnce(
          ctx,
          (held) =>
            eachRow(ctx.deps, ctx.meta, named, (tx, { id, ...row }) =>
              assignIn(tx, ctx, id, { ...adding, ...row, keepsOthers: true }, held),
            ),
          mailSeveralAssigned(ctx.actor),
        ),
      );
    },
    options,
  ),

  route(
    operations.bulkRemind,
    async (ctx) => {
      const { ids, reviewerId } = ctx.body;
      const rows = ids.map((id) => ({ id }));
      return answer(
        ctx,
        await tellingOnce(
          ctx,
          (held) =>
            eachRow(ctx.deps, ctx.meta, rows, (tx, { id }) =>
              remindAssigned(tx, ctx, id, { reviewerId, held }),
            ),
          mailDue,
        ),
      );
    },
    options,
  ),

  route(
    operations.bulkSendBack,
    async (ctx) => {
      const { rows, internalComment } = ctx.body;
      return answer(
        ctx,
        await tellingOnce(
          ctx,
          (held) =>
            eachRow(ctx.deps, ctx.meta, rows, (tx, { id, rowVersion }) =>
              decide(tx, ctx, id, { decision: 'SEND_BACK', rowVersion, internalComment }, held),
            ),
          mailDue,
        ),
      );
    },
    options,
  ),

  route(
    operations.bulkApprove,
    async (ctx) =>
      answer(
        ctx,
        await eachRow(ctx.deps, ctx.meta, ctx.body.rows, (tx, { id, ...approval }) => {
          const { rows: _, ...said } = ctx.body;
          return decide(tx, ctx, id, { decision: 'APPROVE', ...said, ...approval });
        }),
      ),
    options,
  ),

  route(
    operations.bulkDecide,
    async (ctx) => {
      const { rows, ...said } = ctx.body;
      return answer(
        ctx,
        await eachRow(ctx.deps, ctx.meta, rows, (tx, { id, rowVersion }) =>
          decide(tx, ctx, id, { ...said, rowVersion }),
        ),
      );
    },
    options,
  ),

  route(operations.listReviewers, ({ db }) => dataOf(activeReviewers(db))),
];
