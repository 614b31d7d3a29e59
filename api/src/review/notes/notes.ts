import { REVIEWER } from '@portal/contracts';
import {
  type AddNote,
  type ChangeNote,
  type Discussion,
  MAX_NOTES,
  type Note,
} from '@portal/contracts/review/notes';
import { type Access, latestVersion, refuseConflicted } from '../../applications/index.ts';
import { findFund } from '../../funds/index.ts';
import { type Db, type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { listDecisions } from '../record/decisions.db.ts';
import { readerAccess } from '../record/reader-access.ts';
import { hasReviewed, hearsOthers } from '../record/review-rights.ts';
import { mailMentioned } from './mail-mentioned.ts';
import {
  countNotes,
  findNote,
  addNote as insertNote,
  listNotes,
  type NoteRecord,
  removeNote,
  restoreNote,
  staffReaders,
  changeNote as updateNote,
} from './notes.db.ts';

interface Reader {
  access: Access;
  readsAll: boolean;
  /** A peer's only after the own recommendation. */
  reads: (note: NoteRecord) => boolean;
  /** Whether that reviewer has recommended, and so reads what a peer writes. */
  isReadBy: (userId: string) => boolean;
}

/** @throws as `readerAccess`. */
const readerOf = async (db: Db, caller: Caller, id: string): Promise<Reader> => {
  const access = await readerAccess(db, caller, id);
  const { fundId, decidedAt, reviewRound } = access.application;
  const [decisions, fund] = await Promise.all([listDecisions(db, id), findFund(db, fundId)]);
  if (!fund) throw problem('not_found');
  const readsAll = hearsOthers(decisions, caller.actor, access, fund);
  return {
    access,
    readsAll,
    reads: ({ byUserId, byRole }) => readsAll || byUserId === caller.actor.id || byRole !== REVIEWER,
    isReadBy: (userId) =>
      decidedAt !== null || !fund.blindReview || hasReviewed(decisions, userId, reviewRound),
  };
};

/** Access for writing notes. @throws as `readerAccess`; conflict_declared for a manager, who may still read. */
const writerOf = async (db: Db, caller: Caller, id: string): Promise<Reader> => {
  const reader = await readerOf(db, caller, id);
  refuseConflicted(reader.access);
  return reader;
};

const shown = ({ byRole: _role, root: _root, ...note }: NoteRecord): Note => note;

const peopleFor = async (db: Db, caller: Caller, id: string, reader: Reader): Promise<Discussion['people']> =>
  (await staffReaders(db, id))
    .filter(({ userId }) => userId !== caller.actor.id)
    .filter(
      ({ userId, role }) => caller.actor.role !== REVIEWER || role !== REVIEWER || reader.isReadBy(userId),
    )
    .map(({ userId, name }) => ({ userId, name }));

/** @throws as `readerAccess`. */
export const discussionOf = async (db: Db, caller: Caller, id: string): Promise<Discussion> => {
  const reader = await readerOf(db, caller, id);
  return {
    notes: (await listNotes(db, id)).filter(reader.reads).map(shown),
    people: await peopleFor(db, caller, id, reader),
    hearsOthers: reader.readsAll,
  };
};

/** A note that the caller reads, and may change. @throws as `writerOf`, not_found. */
const noteOf = async (tx: Tx, caller: Caller, id: string, noteId: string): Promise<NoteRecord> => {
  const { reads } = await writerOf(tx, caller, id);
  const note = await findNote(tx, id, noteId);
  if (!note || !reads(note)) throw problem('not_found');
  return note;
};

/** An answer to an answer joins the same conversation. @throws invalid_request for a note that the caller does not read. */
const rootOf = async (tx: Tx, id: string, replyTo: string, { reads }: Reader): Promise<string> => {
  const note = await findNote(tx, id, replyTo);
  if (!note || !reads(note)) throw invalidField('replyTo', 'not_allowed');
  return note.root ?? note.id;
};

const refuseTooMany = async (tx: Tx, id: string, field: string): Promise<void> => {
  if ((await countNotes(tx, id)) >= MAX_NOTES) throw invalidField(field, 'too_many', MAX_NOTES);
};

/**
 * @throws as `writerOf`, invalid_request for a file that the present version does not have, for a note that the
 * caller does not read, and for somebody who would not read this one.
 */
export const addNote = async (tx: Tx, caller: Caller, id: string, note: AddNote): Promise<Note> => {
  const reader = await writerOf(tx, caller, id);
  const { spot, mentions = [] } = note;
  const documents = (await latestVersion(tx, id))?.documents ?? [];
  if (spot && !documents.some(({ fileKey }) => fileKey === spot.fileKey))
    throw invalidField('spot.fileKey', 'not_allowed');
  const people = (await peopleFor(tx, caller, id, reader)).map(({ userId }) => userId);
  if (!mentions.every((one) => people.includes(one))) throw invalidField('mentions', 'not_allowed');
  const root = note.replyTo === undefined ? {} : { replyTo: await rootOf(tx, id, note.replyTo, reader) };
  await refuseTooMany(tx, id, 'text');
  const noteId = await insertNote(tx, { applicationId: id, userId: caller.actor.id }, { ...note, ...root });
  await mailMentioned(tx, caller.actor, reader.access.application, mentions);
  return shown(await noteOf(tx, caller, id, noteId));
};

/** @throws as `writerOf`, not_found, forbidden where somebody else's words would change, invalid_request for one too many. */
export const changeNote = (
  db: Pool,
  caller: Caller,
  { id, noteId }: { id: string; noteId: string },
  change: ChangeNote,
): Promise<Note> =>
  transaction(db, async (tx) => {
    const userId = caller.actor.id;
    if (change.isDeleted === false) {
      await writerOf(tx, caller, id);
      await refuseTooMany(tx, id, 'isDeleted');
      await restoreNote(tx, { applicationId: id, id: noteId, userId });
    }
    const note = await noteOf(tx, caller, id, noteId);
    if (change.text !== undefined && note.byUserId !== userId) throw problem('forbidden');
    await updateNote(tx, { id: noteId, userId }, change);
    return shown(await noteOf(tx, caller, id, noteId));
  });

/** @throws as `writerOf`, not_found, forbidden where it is somebody else's. */
export const deleteNote = (
  db: Pool,
  caller: Caller,
  { id, noteId }: { id: string; noteId: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const note = await noteOf(tx, caller, id, noteId);
    if (note.byUserId !== caller.actor.id) throw problem('forbidden');
    await removeNote(tx, noteId);
  });
