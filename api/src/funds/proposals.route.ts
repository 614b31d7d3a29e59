import * as operations from '@portal/contracts/funds/fund-proposals';
import { pageOf } from '../kernel/database/page.ts';
import { withIdempotency } from '../kernel/http/with-idempotency.ts';
import { type Route, route } from '../kernel/server/route.ts';
import { decideFundProposal } from './decide-proposal.ts';
import { textOf } from './locales/messages.ts';
import { proposalView } from './proposals/proposal-view.ts';
import { listFundProposals } from './proposals/proposals.db.ts';

const messageKeys = {
  APPROVE: textOf('funds.proposalApproved'),
  REJECT: textOf('funds.proposalRejected'),
  WITHDRAW: textOf('funds.proposalWithdrawn'),
};

export const proposalRoutes: Route[] = [
  route(operations.listFundProposals, async ({ db, actor, query }) => {
    const { rows, total } = await listFundProposals(db, query);
    return pageOf(
      rows.map((row) => proposalView(row, actor)),
      total,
      query,
    );
  }),

  route(
    operations.decideFundProposal,
    (ctx) =>
      withIdempotency(ctx, 'decideFundProposal', async (tx) => ({
        data: await decideFundProposal(tx, ctx, ctx.params.id, ctx.body),
        message: ctx.say(messageKeys[ctx.body.decision]),
      })),
    { confirmed: true },
  ),
];
