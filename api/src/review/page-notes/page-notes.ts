import { REVIEWER } from '@portal/contracts';
import {
  type AddPageNote,
  type ChangePageNote,
  MOST_NOTES,
  type PageNote,
} from '@portal/contracts/review/reading';
import { latestVersion } from '../../applications/index.ts';
import { type Db, type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { listDecisions } from '../record/decisions.db.ts';
import { hearsOthers } from '../record/has-reviewed.ts';
import { readerAccess } from '../record/reader-access.ts';
import {
  addNote,
  changeNote,
  countNotes,
  findNote,
  listNotes,
  type NoteRecord,
  removeNote,
} from './page-notes.db.ts';

/** Which notes the caller reads: a peer's only after the own recommendation. @throws as `readerAccess`. */
const readableBy = async (db: Db, caller: Caller, id: string): Promise<(note: NoteRecord) => boolean> => {
  const access = await readerAccess(db, caller, id);
  const hearsAll = hearsOthers(await listDecisions(db, id), caller.actor, access);
  return ({ byUserId, byRole }) => hearsAll || byUserId === caller.actor.id || byRole !== REVIEWER;
};

const shown = ({ byRole: _role, ...note }: NoteRecord): PageNote => note;

/** @throws as `readerAccess`. */
export const pageNotesOf = async (db: Db, caller: Caller, id: string): Promise<PageNote[]> => {
  const isReadable = await readableBy(db, caller, id);
  return (await listNotes(db, id)).filter(isReadable).map(shown);
};

/** A note that the caller reads. @throws as `readerAccess`, not_found. */
const noteOf = async (tx: Tx, caller: Caller, id: string, noteId: string): Promise<NoteRecord> => {
  const isReadable = await readableBy(tx, caller, id);
  const note = await findNote(tx, id, noteId);
  if (!note || !isReadable(note)) throw problem('not_found');
  return note;
};

/** @throws as `readerAccess`, invalid_request for a file that the present version does not have. */
export const addPageNote = (db: Pool, caller: Caller, id: string, note: AddPageNote): Promise<PageNote> =>
  transaction(db, async (tx) => {
    await readerAccess(tx, caller, id);
    const documents = (await latestVersion(tx, id))?.documents ?? [];
    if (!documents.some(({ fileKey }) => fileKey === note.fileKey))
      throw problem('invalid_request', { fields: [{ field: 'fileKey', code: 'not_allowed' }] });
    if ((await countNotes(tx, id)) >= MOST_NOTES)
      throw problem('invalid_request', { fields: [{ field: 'text', code: 'too_many', limit: MOST_NOTES }] });
    const noteId = await addNote(tx, { applicationId: id, userId: caller.actor.id }, note);
    return shown(await noteOf(tx, caller, id, noteId));
  });

/** @throws as `readerAccess`, not_found, forbidden where somebody else's words would change. */
export const changePageNote = (
  db: Pool,
  caller: Caller,
  { id, noteId }: { id: string; noteId: string },
  change: ChangePageNote,
): Promise<PageNote> =>
  transaction(db, async (tx) => {
    const note = await noteOf(tx, caller, id, noteId);
    if (change.text !== undefined && note.byUserId !== caller.actor.id) throw problem('forbidden');
    await changeNote(tx, { id: noteId, userId: caller.actor.id }, change);
    return shown(await noteOf(tx, caller, id, noteId));
  });

/** @throws as `readerAccess`, not_found, forbidden where it is somebody else's. */
export const deletePageNote = (
  db: Pool,
  caller: Caller,
  { id, noteId }: { id: string; noteId: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const note = await noteOf(tx, caller, id, noteId);
    if (note.byUserId !== caller.actor.id) throw problem('forbidden');
    await removeNote(tx, noteId);
  });
