import { SUPER } from '@portal/contracts';
import type { AdminProposal, DecideAdminProposal } from '@portal/contracts/identity/admin-proposals';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { enqueueMail } from '../../kernel/mail/enqueue-mail.ts';
import { textOf } from '../locales/messages.ts';
import { invite } from '../users/invite-staff.ts';
import { adminProposalView } from './admin-proposal-view.ts';
import {
  type AdminProposalRecord,
  closeAdminProposal,
  findAdminProposal,
  lockAdminProposal,
  overdueAdminProposals,
} from './admin-proposals.db.ts';

const tellProposer = (
  tx: Tx,
  { person, email, proposedByEmail, proposedByFirstName, proposedByLanguage }: AdminProposalRecord,
  outcome: 'APPROVED' | 'REJECTED' | 'EXPIRED',
  message: string,
): Promise<string> =>
  enqueueMail(tx, {
    to: proposedByEmail,
    template: 'admin-proposal-decided',
    language: proposedByLanguage,
    data: {
      firstName: proposedByFirstName,
      person: `${person.firstName} ${person.lastName} (${email})`,
      outcome: textOf(`users.adminOutcome.${outcome}`)[proposedByLanguage],
      message,
    },
  });

const audit = (
  tx: Tx,
  by: Caller | 'system',
  { id, email }: AdminProposalRecord,
  state: string,
  note: string | null,
): Promise<void> =>
  recordAudit(tx, {
    by,
    process: 'USER',
    action: 'DECIDE',
    entityType: 'admin-proposal',
    entityId: id,
    entityLabel: email,
    changes: [
      { field: 'state', old: 'PENDING', new: state },
      ...(note === null ? [] : [{ field: 'note', old: null, new: note }]),
    ],
  });

const refuseOthers = (isOwn: boolean, { decision }: DecideAdminProposal): void => {
  if (decision === 'WITHDRAW' && !isOwn) throw problem('forbidden');
  if (decision !== 'WITHDRAW' && isOwn) throw problem('second_person_required');
};

/**
 * The word of another Admin, or the proposer's taking back; an approval invites at once, in both names.
 * @throws Problem not_found, forbidden, second_person_required, invalid_state once it is decided or over,
 * email_taken.
 */
export const decideAdmin = (
  { db, secrets }: Deps,
  by: Caller,
  id: string,
  input: DecideAdminProposal,
): Promise<AdminProposal> =>
  transaction(db, async (tx) => {
    const { actor } = by;
    const proposal = await lockAdminProposal(tx, id);
    if (!proposal) throw problem('not_found');
    refuseOthers(proposal.proposedBy === actor.id, input);
    if (proposal.state !== 'PENDING' || proposal.isOver) throw problem('invalid_state');
    const note = input.note?.trim() || null;
    const state = ({ APPROVE: 'APPROVED', REJECT: 'REJECTED', WITHDRAW: 'WITHDRAWN' } as const)[
      input.decision
    ];
    await closeAdminProposal(tx, id, state, state === 'WITHDRAWN' ? null : actor.id, note);
    if (state !== 'WITHDRAWN') await tellProposer(tx, proposal, state, note ?? '');
    if (state === 'APPROVED')
      await invite(tx, secrets.codes, by, SUPER, proposal.person, {
        id: proposal.proposedBy,
        name: proposal.proposedByName,
      });
    await audit(tx, by, proposal, state, note);
    const decided = await findAdminProposal(tx, id);
    if (!decided) throw problem('not_found');
    return adminProposalView(decided, actor);
  });

/** Ends what nobody decided in time; safe to run twice and by two instances at once. */
export const expireAdminProposals = async (db: Pool): Promise<void> => {
  for (const { id } of await overdueAdminProposals(db))
    await transaction(db, async (tx) => {
      const proposal = await lockAdminProposal(tx, id);
      if (proposal?.state !== 'PENDING') return;
      await closeAdminProposal(tx, id, 'EXPIRED', null, null);
      await tellProposer(tx, proposal, 'EXPIRED', '');
      await audit(tx, 'system', proposal, 'EXPIRED', null);
    });
};
