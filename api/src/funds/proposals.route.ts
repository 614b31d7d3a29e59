import * as operations from '@portal/contracts/funds/fund-proposals';
import { withIdempotency } from '../kernel/http/with-idempotency.ts';
import { type Route, route } from '../kernel/server/route.ts';
import { decideFundProposal } from './decide-proposal.ts';
import { textOf } from './locales/messages.ts';
import { listFundProposals } from './proposals/proposal-view.ts';

const messageKeys = {
  APPROVE: textOf('funds.proposalApproved'),
  REJECT: textOf('funds.proposalRejected'),
  WITHDRAW: textOf('funds.proposalWithdrawn'),
};

export const proposalRoutes: Route[] = [
  route(operations.listFundProposals, ({ db, actor, query }) => listFundProposals(db, actor, query)),

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
