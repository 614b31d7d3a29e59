import type { Language, Role } from '@portal/contracts';
import type { MemberRole } from '@portal/contracts/applications/member-roles';
import type { Invitation, Member, Team } from '@portal/contracts/applications/members';
import { type Db, firstRow, newId, onlyRow, type Tx } from '../../kernel/database/db.ts';

export interface MemberRecord extends Omit<Member, 'isMe'> {
  userId: string | null;
}

const columns = (db: Db) => db`
  m.id, m.email, u.first_name || ' ' || u.last_name as name, m.role, m.invited_at, m.accepted_at, m.user_id`;

/** Those who were not removed, in the order of their invitations. */
export const listMembers = (db: Db, applicationId: string): Promise<MemberRecord[]> =>
  db<MemberRecord[]>`
    select ${columns(db)} from application_members m left join users u on u.id = m.user_id
    where m.application_id = ${applicationId} and m.removed_at is null order by m.invited_at, m.id`;

export const ownerOf = (db: Db, applicationId: string): Promise<Team['owner']> =>
  onlyRow(db<Team['owner'][]>`
    select applicant_first_name || ' ' || applicant_last_name as name, applicant_email as email
    from applications where id = ${applicationId}`);

/** Whose address it is, if anybody's: a colleague has a confirmed one. */
export const accountOf = (db: Db, email: string) =>
  firstRow(db<{ id: string; role: Role; firstName: string; language: Language }[]>`
      select id, role, first_name, language from users where email = ${email} and status <> 'DISABLED'`);

export const addMember = async (
  tx: Tx,
  applicationId: string,
  { email, role, invitedBy }: { email: string; role: MemberRole; invitedBy: string },
): Promise<string> => {
  const id = newId('mem');
  await tx`insert into application_members (id, application_id, email, role, invited_by)
    values (${id}, ${applicationId}, ${email}, ${role}, ${invitedBy})`;
  return id;
};

export const setRole = (tx: Tx, id: string, role: MemberRole) =>
  tx`update application_members set role = ${role} where id = ${id}`;

export const markRemoved = (tx: Tx, id: string) =>
  tx`update application_members set removed_at = now() where id = ${id}`;

export const markAccepted = (tx: Tx, id: string, userId: string) =>
  tx`update application_members set user_id = ${userId}, accepted_at = now() where id = ${id}`;

/** For an address, the newest first; what came to an end meanwhile is not offered. */
export const openInvitations = (db: Db, email: string): Promise<Invitation[]> =>
  db<Invitation[]>`
    select m.id, m.role, u.first_name || ' ' || u.last_name as invited_by, m.invited_at, a.fund_type, a.project_title,
      a.organisation_name
    from application_members m join applications a on a.id = m.application_id join users u on u.id = m.invited_by
    where m.email = ${email} and m.user_id is null and m.removed_at is null and a.decided_at is null
    order by m.invited_at desc, m.id`;

/** An invitation for an address that waits for its answer. */
export const findInvitation = (db: Db, id: string, email: string) =>
  firstRow(db<{ applicationId: string; role: MemberRole }[]>`
      select application_id, role from application_members
      where id = ${id} and email = ${email} and user_id is null and removed_at is null`);
