import { SUPER } from '@portal/contracts';
import type { AddedAdmin, NewStaffInput } from '@portal/contracts/identity/users';
import { about, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { emailExists } from '../account/account.db.ts';
import { normalEmail } from '../auth/sign-in.ts';
import { findProposal } from '../proposals/proposals.db.ts';
import { emailTaken, invite } from '../users/invite-staff.ts';
import { otherSuperUsers } from '../users/super-users.db.ts';
import { countActiveWithRole } from '../users/users.db.ts';
import { adminProposalView } from './admin-proposal-view.ts';
import { type AdminProposalRecord, adminProposals, insertAdminProposal } from './admin-proposals.db.ts';

const mailOtherAdmins = async (
  tx: Tx,
  { actor }: Caller,
  { firstName, lastName, email }: AdminProposalRecord['person'],
): Promise<void> => {
  for (const admin of await otherSuperUsers(tx, actor.id))
    await mailPerson(tx, admin, 'admin-proposal', {
      proposedBy: `${actor.firstName} ${actor.lastName}`,
      person: `${firstName} ${lastName} (${email})`,
    });
};

const propose = async (tx: Tx, by: Caller, person: AdminProposalRecord['person']): Promise<AddedAdmin> => {
  if (await emailExists(tx, person.email)) throw emailTaken();
  const id = await insertAdminProposal(tx, by.actor.id, person);
  const proposal = id && (await findProposal<AdminProposalRecord>(tx, adminProposals, id));
  if (!proposal) throw emailTaken();
  await mailOtherAdmins(tx, by, person);
  await recordAudit(tx, by, 'CREATE', about('USER', 'admin-proposal', proposal.id, person.email), [
    { field: 'role', old: null, new: SUPER },
  ]);
  return { user: null, proposal: adminProposalView(proposal, by.actor) };
};

/**
 * Invites an Admin at once while there is only one, who could ask nobody; otherwise another Admin has to
 * approve before anything is mailed.
 * @throws Problem email_taken, also while a proposal for the address waits.
 */
export const addAdmin = (db: Pool, by: Caller, input: NewStaffInput): Promise<AddedAdmin> =>
  transaction(db, async (tx) => {
    const person = {
      ...input,
      ...withSingleLines(input, ['firstName', 'lastName']),
      email: normalEmail(input.email),
      language: input.language ?? by.actor.language,
    };
    if ((await countActiveWithRole(tx, SUPER)) > 1) return propose(tx, by, person);
    return { user: await invite(tx, by, SUPER, person), proposal: null };
  });
