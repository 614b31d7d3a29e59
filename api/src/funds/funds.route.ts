import * as balanceOperations from '@portal/contracts/funds/balance';
import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import * as proposalOperations from '@portal/contracts/funds/fund-proposals';
import * as fundsOperations from '@portal/contracts/funds/funds';
import { exportLimits } from '../kernel/exports/export-limits.ts';
import { orNotFound } from '../kernel/http/problem.ts';
import { sendFile } from '../kernel/http/send-file.ts';
import { withIdempotency } from '../kernel/http/with-idempotency.ts';
import type { Message } from '../kernel/messages/messages.ts';
import { dataOf, publicRoute, type Route, route } from '../kernel/server/route.ts';
import { blankFormName } from './blank-form/blank-document.ts';
import { blankForms } from './blank-form/blank-forms.ts';
import { decideFundProposal } from './decide-proposal.ts';
import { exportHistory } from './export-history.ts';
import { fundHistory } from './list-history.ts';
import { textOf } from './locales/messages.ts';
import { countDrafts } from './ports/ports.ts';
import { listFundProposals } from './proposals/proposal-view.ts';
import { fundView } from './record/fund-view.ts';
import { findFund, listFunds } from './record/funds.db.ts';
import { updateBalance } from './update-balance.ts';
import { updateFund } from './update-fund.ts';

const messageKeys = {
  APPROVE: textOf('funds.proposalApproved'),
  REJECT: textOf('funds.proposalRejected'),
  WITHDRAW: textOf('funds.proposalWithdrawn'),
};

/** What is said of a change that was made, or waits for a second person. */
const outcome = (
  { say }: { say(message: Message): string },
  saved: Message,
  proposal: FundProposal | undefined,
): { message: string; proposal?: FundProposal } =>
  proposal ? { message: say(textOf('funds.proposed')), proposal } : { message: say(saved) };

export const fundRoutes: Route[] = [
  route(proposalOperations.listFundProposals, ({ db, actor, query }) => listFundProposals(db, actor, query)),

  route(
    proposalOperations.decideFundProposal,
    (ctx) =>
      withIdempotency(ctx, 'decideFundProposal', async (tx) => ({
        data: await decideFundProposal(tx, ctx, ctx.params.id, ctx.body),
        message: ctx.say(messageKeys[ctx.body.decision]),
      })),
    { confirmed: true },
  ),

  publicRoute(fundsOperations.listFunds, async ({ db, actor }) =>
    dataOf((await listFunds(db)).map((fund) => fundView(fund, actor))),
  ),

  publicRoute(fundsOperations.getFund, async ({ db, actor, params }) => {
    const fund = await orNotFound(findFund(db, params.id));
    const data = fundView(fund, actor);
    if (data.settings) data.openDrafts = await countDrafts.call(db, fund.id);
    return { data, message: '' };
  }),

  publicRoute(
    fundsOperations.getBlankForm,
    async ({ deps, params: { fundType, language }, reply }) => {
      const content = await blankForms(deps)(fundType, language);
      reply.header('cache-control', 'public, max-age=3600');
      return sendFile(reply, {
        content,
        type: 'application/pdf',
        fileName: blankFormName(fundType, language),
      });
    },
    { limits: [{ name: 'blank-form', max: 600, seconds: 600, by: 'ip' }] },
  ),

  route(fundsOperations.updateFund, async (ctx) => {
    const { fund, proposal } = await updateFund(ctx.db, ctx, ctx.body);
    return { data: fund, ...outcome(ctx, textOf('funds.fundSaved'), proposal) };
  }),

  route(
    balanceOperations.updateFundBalance,
    (ctx) =>
      withIdempotency(ctx, 'updateFundBalance', async (tx) => {
        const { fund, proposal } = await updateBalance(tx, ctx, ctx.body);
        return { data: fund, ...outcome(ctx, textOf('funds.balanceSaved'), proposal) };
      }),
    { confirmed: true },
  ),

  route(balanceOperations.listFundHistory, ({ db, params, query, meta }) =>
    fundHistory(db, params.id, query, meta.timeZone),
  ),

  route(
    balanceOperations.exportFundHistory,
    (ctx) => exportHistory(ctx.deps, ctx, ctx.reply, ctx.params.id, ctx.body),
    { limits: exportLimits },
  ),
];
