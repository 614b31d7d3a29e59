import { SUPER } from '@portal/contracts';
import type { AdminProposal } from '@portal/contracts/identity/admin-proposals';
import type { Actor } from '../../kernel/http/caller.ts';
import type { AdminProposalRecord } from './admin-proposals.db.ts';

/** A proposal as the caller reads it, with what the caller may do. */
export const adminProposalView = (proposal: AdminProposalRecord, actor: Actor): AdminProposal => {
  const { id, email, person, state, isOver, proposedAt, expiresAt, decidedAt } = proposal;
  const isOpen = state === 'PENDING' && !isOver;
  const isOwn = proposal.proposedBy === actor.id;
  return {
    id,
    firstName: person.firstName,
    lastName: person.lastName,
    email,
    countryCode: person.countryCode,
    state,
    proposedBy: { userId: proposal.proposedBy, name: proposal.proposedByName },
    proposedAt,
    expiresAt,
    decidedBy:
      proposal.decidedBy === null ? null : { userId: proposal.decidedBy, name: proposal.decidedByName ?? '' },
    decidedAt,
    decisionNote: proposal.note,
    may: { decide: isOpen && !isOwn && actor.role === SUPER, withdraw: isOpen && isOwn },
  };
};
