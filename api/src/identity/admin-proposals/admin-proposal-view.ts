import type { AdminProposal } from '@portal/contracts/identity/admin-proposals';
import type { Actor } from '../../kernel/http/caller.ts';
import { proposalFacts } from '../proposals/decide-proposal.ts';
import type { AdminProposalRecord } from './admin-proposals.db.ts';

/** A proposal as the caller reads it, with what the caller may do. */
export const adminProposalView = (proposal: AdminProposalRecord, actor: Actor): AdminProposal => {
  const { email, person } = proposal;
  const { firstName, lastName, countryCode } = person;
  return { ...proposalFacts(proposal, actor), firstName, lastName, email, countryCode };
};
