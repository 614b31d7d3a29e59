import type { FundProposal, FundProposalsFilters } from '@portal/contracts/funds/fund-proposals';
import { listProposals, proposalFacts } from '../../identity/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { fundProposals, type ProposalRecord } from './proposals.db.ts';

/** A proposal as the caller reads it, with what the caller may do. */
export const proposalView = (proposal: ProposalRecord, actor: Actor): FundProposal => {
  const { kind, currency, changes } = proposal;
  const money = (amount: string) => ({ amount, currency });
  const movement = kind === 'BALANCE' ? proposal.change : undefined;
  const balance = kind === 'BALANCE' ? changes.find(({ field }) => field === 'balance') : undefined;
  const isOut = movement?.process === 'DISBURSEMENT';
  return {
    ...proposalFacts(proposal, actor),
    fundId: proposal.fundId,
    fundTitle: proposal.fundTitle,
    kind,
    process: movement?.process ?? null,
    amount: movement ? money(`${isOut ? '-' : ''}${movement.amount.amount}`) : null,
    balanceBefore: balance ? money(String(balance.old)) : null,
    balanceAfter: balance ? money(String(balance.new)) : null,
    reference: movement?.reference ?? null,
    counterparty: movement?.counterparty ?? null,
    application: movement?.applicationId
      ? { id: movement.applicationId, applicationNumber: proposal.applicationNumber }
      : null,
    note: movement?.note ?? null,
    attachment: proposal.attachment,
    changes,
  };
};

export const listFundProposals = (db: Db, actor: Actor, { fundId, state, ...query }: FundProposalsFilters) =>
  listProposals(
    db,
    fundProposals,
    db`true ${fundId ? db`and p.fund_id = ${fundId}` : db``} ${state ? db`and p.state = any(${state})` : db``}`,
    query,
    (proposal: ProposalRecord) => proposalView(proposal, actor),
  );
