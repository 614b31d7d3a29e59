import { BENEFICIARY } from '@portal/contracts';
import { isFinal } from '@portal/contracts/applications/enums';
import type { MemberRole } from '@portal/contracts/applications/member-roles';
import {
  type ChangeMember,
  type InviteMember,
  MAX_MEMBERS,
  type Team,
} from '@portal/contracts/applications/members';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Actor, Caller } from '../../kernel/http/caller.ts';
import { invalidField, problem, refusedField } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { nameInMail } from '../../kernel/mail/name-in-mail.ts';
import { textOf } from '../locales/messages.ts';
import { lockOwn } from '../record/access.ts';
import { forgetAnswerChanges } from '../record/answer-changes.db.ts';
import { hasMembers } from '../record/member-role.db.ts';
import { accountOf, addMember, listMembers, type MemberRecord, markRemoved, setRole } from './members.db.ts';
import { auditMemberChange, teamView } from './team.ts';

/** Nothing secret is in it: only an account with the invited address, once confirmed, can accept. */
const mailInvitation = async (
  tx: Tx,
  by: Actor,
  projectTitle: string | null,
  { id, email, role }: { id: string; email: string; role: MemberRole },
): Promise<void> => {
  const account = await accountOf(tx, email);
  // They cannot accept; a refusal would show anybody whose addresses are the fund's.
  if (account && account.role !== BENEFICIARY) return;
  const { firstName, language } = account ?? { firstName: '', language: by.language };
  await mailPerson(tx, { email, firstName, language }, 'member-invited', {
    // Both are typed by whoever chose the address.
    invitedBy: nameInMail(`${by.firstName} ${by.lastName}`),
    projectTitle: nameInMail(projectTitle ?? '') || '–',
    toSign: role === 'SIGN',
    link: `${tx.portal.publicUrl}/workspace/my-applications?invitation=${id}`,
  });
};

/** @throws not_found, forbidden for a colleague, invalid_state at the end. */
const lockOpen = async (tx: Tx, caller: Caller, id: string) => {
  const application = await lockOwn(tx, caller, id, 'own');
  if (isFinal(application.status)) throw problem('invalid_state');
  return application;
};

const memberOf = async (tx: Tx, id: string, memberId: string): Promise<MemberRecord> => {
  const member = (await listMembers(tx, id)).find((one) => one.id === memberId);
  if (!member) throw problem('not_found');
  return member;
};

const refuseSecondSignatory = (
  members: readonly MemberRecord[],
  role: MemberRole,
  memberId?: string,
): void => {
  if (role === 'SIGN' && members.some((one) => one.role === 'SIGN' && one.id !== memberId))
    throw invalidField('role', 'taken');
};

/**
 * Invites an address. The lock on the application makes invitations follow each other.
 * @throws as `lockOpen`; invalid_request for one's own address, who is there, a second signatory, too many.
 */
export const inviteMember = (db: Pool, caller: Caller, id: string, asked: InviteMember): Promise<Team> =>
  transaction(db, async (tx) => {
    const application = await lockOpen(tx, caller, id);
    const { role } = asked;
    const email = asked.email.trim().toLowerCase();
    const account = await accountOf(tx, email);
    if (email === caller.actor.email) throw refusedField('email', 'not_allowed', textOf('members.self'));
    const members = await listMembers(tx, id);
    if (members.some((one) => one.email === email || (account && one.userId === account.id)))
      throw refusedField('email', 'taken', textOf('members.taken'));
    refuseSecondSignatory(members, role);
    if (members.length >= MAX_MEMBERS) throw invalidField('email', 'too_many', MAX_MEMBERS);
    const memberId = await addMember(tx, id, { email, role, invitedBy: caller.actor.id });
    await mailInvitation(tx, caller.actor, application.projectTitle, { id: memberId, email, role });
    await auditMemberChange(tx, caller, application, { email, old: null, new: role });
    return teamView(tx, caller, application);
  });

/** @throws as `lockOpen`, not_found; invalid_request for a second signatory. */
export const changeMember = (
  db: Pool,
  caller: Caller,
  { id, memberId }: { id: string; memberId: string },
  { role }: ChangeMember,
): Promise<Team> =>
  transaction(db, async (tx) => {
    const application = await lockOpen(tx, caller, id);
    const member = await memberOf(tx, id, memberId);
    refuseSecondSignatory(await listMembers(tx, id), role, memberId);
    if (member.role !== role) {
      await setRole(tx, memberId, role);
      await auditMemberChange(tx, caller, application, { email: member.email, old: member.role, new: role });
    }
    return teamView(tx, caller, application);
  });

/** The owner removes anybody, a colleague leaves. @throws not_found, forbidden. */
export const removeMember = (
  db: Pool,
  caller: Caller,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const application = await lockOwn(tx, caller, id, 'read');
    const member = await memberOf(tx, id, memberId);
    if (application.role !== 'OWNER' && member.userId !== caller.actor.id) throw problem('forbidden');
    await markRemoved(tx, memberId);
    if (!(await hasMembers(tx, id))) await forgetAnswerChanges(tx, id);
    await auditMemberChange(tx, caller, application, { email: member.email, old: member.role, new: null });
  });

/** @throws as `lockOpen`, not_found; invalid_state once it is accepted. */
export const inviteMemberAgain = (
  db: Pool,
  caller: Caller,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const { projectTitle } = await lockOpen(tx, caller, id);
    const member = await memberOf(tx, id, memberId);
    if (member.acceptedAt !== null) throw problem('invalid_state');
    await mailInvitation(tx, caller.actor, projectTitle, member);
  });
