import type { AddPageNote, ChangePageNote, PageNote } from '@portal/contracts/review/reading';
import type { Db, Tx } from '../../kernel/database/db.ts';
import { newId } from '../../kernel/database/ids.ts';

/** With what decides who reads it. */
export interface NoteRecord extends PageNote {
  byRole: string;
}

const columns = (db: Db) => db`
  n.id, n.file_key, n.page, n.x, n.y, n.text, n.by_user_id, n.at, n.resolved_at, b.role as by_role,
  b.first_name || ' ' || b.last_name as by_name, r.first_name || ' ' || r.last_name as resolved_by`;

const people = (db: Db) => db`join users b on b.id = n.by_user_id left join users r on r.id = n.resolved_by`;

/** Oldest first. */
export const listNotes = (db: Db, applicationId: string): Promise<NoteRecord[]> =>
  db<NoteRecord[]>`
    select ${columns(db)} from page_notes n ${people(db)}
    where n.application_id = ${applicationId} order by n.at, n.id`;

export const findNote = async (db: Db, applicationId: string, id: string): Promise<NoteRecord | undefined> =>
  (
    await db<NoteRecord[]>`
      select ${columns(db)} from page_notes n ${people(db)}
      where n.application_id = ${applicationId} and n.id = ${id}`
  )[0];

export const countNotes = async (db: Db, applicationId: string): Promise<number> => {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from page_notes where application_id = ${applicationId}`;
  return row?.n ?? 0;
};

/** @returns its id */
export const addNote = async (
  tx: Tx,
  of: { applicationId: string; userId: string },
  note: AddPageNote,
): Promise<string> => {
  const id = newId('pnt');
  await tx`insert into page_notes (id, application_id, file_key, page, x, y, text, by_user_id)
    values (${id}, ${of.applicationId}, ${note.fileKey}, ${note.page}, ${note.x}, ${note.y}, ${note.text.trim()},
      ${of.userId})`;
  return id;
};

/** What is left out stays. */
export const changeNote = async (
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  { text, isResolved }: ChangePageNote,
): Promise<void> => {
  if (text !== undefined) await tx`update page_notes set text = ${text.trim()} where id = ${id}`;
  if (isResolved !== undefined)
    await tx`update page_notes set resolved_at = case when ${isResolved} then now() end,
      resolved_by = case when ${isResolved} then ${userId} end where id = ${id}`;
};

export const removeNote = async (tx: Tx, id: string): Promise<void> => {
  await tx`delete from page_notes where id = ${id}`;
};
