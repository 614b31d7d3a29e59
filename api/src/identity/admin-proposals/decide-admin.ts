import { SUPER } from '@portal/contracts';
import type { AdminProposal } from '@portal/contracts/identity/admin-proposals';
import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { textOf } from '../locales/messages.ts';
import { decideProposal, expireProposals, type ProposalKind } from '../proposals/decide-proposal.ts';
import { invite } from '../users/invite-staff.ts';
import { adminProposalView } from './admin-proposal-view.ts';
import { type AdminProposalRecord, adminProposals } from './admin-proposals.db.ts';

const kind: ProposalKind<AdminProposalRecord> = {
  ...adminProposals,
  inLog: ({ email }) => ({ process: 'USER', entityType: 'admin-proposal', entityLabel: email }),
  mailProposer: (tx, { person, email }, proposer, outcome, message) =>
    mailPerson(tx, proposer, 'admin-proposal-decided', {
      person: `${person.firstName} ${person.lastName} (${email})`,
      outcome: textOf(`users.adminOutcome.${outcome}`)[proposer.language],
      message,
    }),
};

/**
 * Decides a proposal as another Admin, or withdraws it as its proposer; an approval invites at once, in both names.
 * @throws Problem not_found, forbidden, second_person_required, invalid_state once it is decided or over,
 * email_taken.
 */
export const decideAdmin = (
  db: Pool,
  by: Caller,
  id: string,
  input: DecideProposal,
): Promise<AdminProposal> =>
  transaction(db, async (tx) => {
    const decided = await decideProposal(tx, kind, by, id, input, async (proposal) => {
      const { person, proposedBy, proposedByName } = proposal;
      await invite(tx, by, SUPER, person, { id: proposedBy, name: proposedByName });
      return undefined;
    });
    return adminProposalView(decided, by.actor);
  });

/** Ends proposals that nobody decided in time. */
export const adminProposalJob: Job = {
  name: 'expire-admin-proposals',
  cron: '0 * * * *',
  run: ({ db }) => expireProposals(db, kind),
};
