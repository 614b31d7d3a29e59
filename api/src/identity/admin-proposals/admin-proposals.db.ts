import type { Language } from '@portal/contracts';
import type { NewStaffInput } from '@portal/contracts/identity/users';
import { firstValue, newId, type Tx } from '../../kernel/database/db.ts';
import { PROPOSAL_DAYS, type Proposal, type ProposalTable } from '../proposals/proposals.db.ts';

export interface AdminProposalRecord extends Proposal {
  email: string;
  /** The invitation as it was asked for, its language filled in. */
  person: NewStaffInput & { language: Language };
}

export const adminProposals: ProposalTable = {
  name: 'admin_proposals',
  columns: (db) => db`p.email, p.person`,
  joins: (db) => db``,
};

/** @returns its id, nothing while a proposal for the address waits already. */
export const insertAdminProposal = (
  tx: Tx,
  proposedBy: string,
  person: AdminProposalRecord['person'],
): Promise<string | undefined> =>
  firstValue(tx<{ id: string }[]>`insert into admin_proposals (id, email, person, proposed_by, expires_at)
    values (${newId('apr')}, ${person.email}, ${tx.json(person)}, ${proposedBy}, now() + make_interval(days => ${PROPOSAL_DAYS}))
    on conflict do nothing returning id`);
