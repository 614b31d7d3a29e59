import { MANAGER, REVIEWER, type Role, SUPER } from '@portal/contracts';
import type { AddNote, ChangeNote, Mentionable, Note } from '@portal/contracts/review/notes';
import {
  changesOne,
  type Db,
  firstRow,
  newId,
  onlyValue,
  type Pool,
  type Tx,
} from '../../kernel/database/db.ts';
import { hasNoConflict } from '../record/reviewer-relation.db.ts';

/** With what decides who reads it. */
export interface NoteRecord extends Note {
  byRole: Role;
  /** What it answers, also where that was deleted. */
  root: string | null;
}

const columns = (db: Db) => db`
  n.id, n.text, case when p.deleted_at is null then n.reply_to end as reply_to, n.reply_to as root, n.by_user_id, n.at, n.resolved_at, b.role as by_role,
  case when n.file_key is not null then
    jsonb_build_object('fileKey', n.file_key, 'page', n.page, 'x', n.x, 'y', n.y) end as spot,
  (select coalesce(jsonb_agg(jsonb_build_object('userId', m.id, 'name', m.first_name || ' ' || m.last_name)
      order by m.last_name, m.id), '[]') from users m where m.id = any(n.mentions)) as mentions,
  b.first_name || ' ' || b.last_name as by_name, r.first_name || ' ' || r.last_name as resolved_by`;

const authors = (db: Db) => db`
  join users b on b.id = n.by_user_id left join users r on r.id = n.resolved_by
  left join staff_notes p on p.id = n.reply_to`;

/** Oldest first. */
export const listNotes = (db: Db, applicationId: string): Promise<NoteRecord[]> =>
  db<NoteRecord[]>`
    select ${columns(db)} from staff_notes n ${authors(db)}
    where n.application_id = ${applicationId} and n.deleted_at is null order by n.at, n.id`;

export const findNote = (db: Db, applicationId: string, id: string): Promise<NoteRecord | undefined> =>
  firstRow(db<NoteRecord[]>`
      select ${columns(db)} from staff_notes n ${authors(db)}
      where n.application_id = ${applicationId} and n.id = ${id} and n.deleted_at is null`);

export const countNotes = (db: Db, applicationId: string): Promise<number> =>
  onlyValue(db<{ n: number }[]>`
    select count(*)::int as n from staff_notes where application_id = ${applicationId} and deleted_at is null`);

/** Active staff who may read an application: its reviewers, managers and super users, none with a conflict. */
export const staffReaders = (db: Db, applicationId: string): Promise<(Mentionable & { role: Role })[]> =>
  db<(Mentionable & { role: Role })[]>`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name, u.role
    from users u, applications a
    where a.id = ${applicationId} and u.status = 'ACTIVE' and u.id <> a.entered_by
      and (u.role in (${MANAGER}, ${SUPER}) or (u.role = ${REVIEWER} and exists (
        select 1 from assignments s where s.application_id = a.id and s.reviewer_id = u.id
          and s.state in ('PENDING', 'ACCEPTED', 'SUBMITTED'))))
      and ${hasNoConflict(db)}
    order by name, u.id`;

/** @returns its id */
export const addNote = async (
  tx: Tx,
  of: { applicationId: string; userId: string },
  { text, spot, replyTo, mentions = [] }: AddNote,
): Promise<string> => {
  const id = newId('nte');
  await tx`insert into staff_notes (id, application_id, file_key, page, x, y, text, by_user_id, reply_to, mentions)
    values (${id}, ${of.applicationId}, ${spot?.fileKey ?? null}, ${spot?.page ?? null}, ${spot?.x ?? null},
      ${spot?.y ?? null}, ${text.trim()}, ${of.userId}, ${replyTo ?? null}, ${mentions})`;
  return id;
};

/** Fields that are left out stay. */
export const changeNote = async (
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  { text, isResolved }: ChangeNote,
): Promise<void> => {
  if (text !== undefined) await tx`update staff_notes set text = ${text.trim()} where id = ${id}`;
  if (isResolved !== undefined)
    await tx`update staff_notes set resolved_at = case when ${isResolved} then now() end,
      resolved_by = case when ${isResolved} then ${userId} end where id = ${id}`;
};

export const removeNote = (tx: Tx, id: string) =>
  tx`update staff_notes set deleted_at = now() where id = ${id}`;

/** @returns whether there was one that its author deleted within the hour. */
export const restoreNote = (
  tx: Tx,
  { applicationId, id, userId }: { applicationId: string; id: string; userId: string },
): Promise<boolean> =>
  changesOne(tx`update staff_notes set deleted_at = null
    where application_id = ${applicationId} and id = ${id} and by_user_id = ${userId}
      and deleted_at > now() - interval '1 hour'`);

/** Deletes notes that can no longer be restored. */
export const clearDeletedNotes = async (db: Pool): Promise<void> => {
  await db`delete from staff_notes where deleted_at <= now() - interval '1 hour'`;
};
