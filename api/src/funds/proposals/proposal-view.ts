import { SUPER } from '@portal/contracts';
import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import type { Actor } from '../../kernel/http/caller.ts';
import type { ProposalRecord } from './proposals.db.ts';

/** A proposal as the caller reads it, with what the caller may do. */
export const proposalView = (proposal: ProposalRecord, actor: Actor): FundProposal => {
  const { kind, currency, changes, state, isOver } = proposal;
  const money = (amount: string) => ({ amount, currency });
  const isOpen = state === 'PENDING' && !isOver;
  const isOwn = proposal.proposedBy === actor.id;
  const movement = kind === 'BALANCE' ? proposal.change : undefined;
  const balance = kind === 'BALANCE' ? changes.find(({ field }) => field === 'balance') : undefined;
  const isOut = movement?.process === 'DISBURSEMENT';
  return {
    id: proposal.id,
    fundId: proposal.fundId,
    fundTitle: proposal.fundTitle,
    kind,
    state,
    process: movement?.process ?? null,
    amount: movement ? money(`${isOut ? '-' : ''}${movement.amount.amount}`) : null,
    balanceBefore: balance ? money(String(balance.old)) : null,
    balanceAfter: balance ? money(String(balance.new)) : null,
    reference: movement?.reference ?? null,
    note: movement?.note ?? null,
    changes,
    proposedBy: { userId: proposal.proposedBy, name: proposal.proposedByName },
    proposedAt: proposal.proposedAt,
    expiresAt: proposal.expiresAt,
    decidedBy:
      proposal.decidedBy === null ? null : { userId: proposal.decidedBy, name: proposal.decidedByName ?? '' },
    decidedAt: proposal.decidedAt,
    decisionNote: proposal.note,
    may: { decide: isOpen && !isOwn && actor.role === SUPER, withdraw: isOpen && isOwn },
  };
};
