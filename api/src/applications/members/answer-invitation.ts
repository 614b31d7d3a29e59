import { isFinal } from '@portal/contracts/applications/enums';
import type { AnsweredInvitation, Invitation } from '@portal/contracts/applications/members';
import { type Db, type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { lockApplication } from '../record/application.db.ts';
import { findInvitation, listMembers, markAccepted, markRemoved, openInvitations } from './members.db.ts';
import { auditMemberChange } from './team.ts';

/** Whoever is signed in has confirmed the address, so that it says who is invited. */
export const invitationsOf = (db: Db, { actor }: Caller): Promise<Invitation[]> =>
  openInvitations(db, actor.email);

/**
 * Who accepts under two addresses is a colleague once, in the later role.
 * @throws not_found for another address, or once it is answered or taken back; invalid_state at the end.
 */
export const answerInvitation = (
  db: Pool,
  caller: Caller,
  memberId: string,
  { accept }: { accept: boolean },
): Promise<AnsweredInvitation> =>
  transaction(db, async (tx) => {
    const { id: userId, email } = caller.actor;
    const asked = await findInvitation(tx, memberId, email);
    const application = asked && (await lockApplication(tx, asked.applicationId));
    // Again under the lock: the owner may have taken it back, or another window answered.
    const invitation = application && (await findInvitation(tx, memberId, email));
    if (!application || !invitation || application.applicantUserId === userId) throw problem('not_found');
    if (accept && isFinal(application.status)) throw problem('invalid_state');
    const { role } = invitation;
    const members = accept ? await listMembers(tx, application.id) : [];
    for (const earlier of members.filter((one) => one.userId === userId)) {
      await markRemoved(tx, earlier.id);
      await auditMemberChange(tx, caller, application, {
        email: earlier.email,
        old: earlier.role,
        new: null,
      });
    }
    if (accept) await markAccepted(tx, memberId, userId);
    else await markRemoved(tx, memberId);
    await auditMemberChange(tx, caller, application, {
      email,
      old: `${role} invited`,
      new: accept ? `${role} accepted` : null,
    });
    const { id: applicationId, fundId, status } = application;
    return accept ? { applicationId, fundId, isOpen: status === 'DRAFT' || status === 'RETURNED' } : null;
  });
