import type { OrderBody } from '@portal/contracts/content/desk';
import { changesBetween } from '../audit/audit-entry.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { contentChanges } from './changes.ts';
import { insertEntry, lockEntry, removeEntry, storeEntry } from './directories.db.ts';
import type { Directory, Entry } from './directory.ts';
import { wordsOf } from './entries-on-desk.ts';
import {
  allLanguages,
  dropEntryDraft,
  entryKey,
  findEntryDraft,
  moveEntryVersion,
  storeEntryDraft,
} from './entry-drafts.db.ts';
import { refuseMarkup } from './plain-text.ts';
import { cancelWaiting } from './schedules.db.ts';

export const auditOf = <R extends Entry, I extends object>(
  by: Caller,
  directory: Directory<R, I>,
  row: R,
) => ({
  by,
  process: directory.process,
  entityType: directory.entityType,
  entityId: row.id,
  entityLabel: directory.labelOf(row),
});

/** @throws Problem invalid_request. */
export const addEntry = <R extends Entry, I extends object>(
  db: Pool,
  by: Caller,
  directory: Directory<R, I>,
  input: I,
): Promise<R> => {
  refuseMarkup(input);
  return transaction(db, async (tx) => {
    await directory.check?.(tx, input);
    const added = await insertEntry(tx, directory, input, by.actor.id);
    if (!added) throw problem('internal_error');
    await recordAudit(tx, { ...auditOf(by, directory, added), action: 'CREATE' });
    return added;
  });
};

/** An entry as it is to be; without a row version it replaces whatever is there. */
type Update<I> = I & { id: string; rowVersion?: number; draft?: boolean };

/** Keeps words beside a published entry; those that are public already need no draft. */
const keepDraft = async <R extends Entry, I extends object>(
  tx: Tx,
  by: Caller,
  directory: Directory<R, I>,
  before: R,
  input: I,
): Promise<R> => {
  const { table } = directory;
  const words = wordsOf(directory, input);
  const known = (await findEntryDraft(tx, table, before.id)) ?? wordsOf(directory, before);
  const changes = contentChanges(known, words);
  if (changes.length === 0) return { ...before, ...words };
  const isPublic = contentChanges(wordsOf(directory, before), words).length === 0;
  if (isPublic) {
    await dropEntryDraft(tx, table, before.id);
    await cancelWaiting(tx, entryKey(table, before.id), allLanguages, by.actor.id);
  } else await storeEntryDraft(tx, table, before.id, words, by.actor.id);
  await moveEntryVersion(tx, table, before.id);
  const after = { ...before, ...words, rowVersion: (before.rowVersion ?? 0) + 1 };
  const entityType = `${directory.entityType}-draft`;
  await recordAudit(tx, { ...auditOf(by, directory, after), entityType, action: 'UPDATE', changes });
  return after;
};

/** Whoever writes the entry itself has decided about its draft, and instead of the clock. */
const settleDraft = async (tx: Tx, table: OrderBody['list'], id: string, by: Caller) => {
  await dropEntryDraft(tx, table, id);
  await cancelWaiting(tx, entryKey(table, id), allLanguages, by.actor.id);
};

/** @throws Problem invalid_request, not_found, stale_version. */
export const updateEntry = <R extends Entry, I extends object>(
  db: Pool,
  by: Caller,
  directory: Directory<R, I>,
  input: Update<I>,
): Promise<R> => {
  refuseMarkup(input);
  return transaction(db, async (tx) => {
    await directory.check?.(tx, input);
    const before = await lockEntry(tx, directory, input.id);
    if (!before) throw problem('not_found');
    if (input.rowVersion !== undefined && input.rowVersion !== before.rowVersion)
      throw problem('stale_version');
    if (input.draft === true && before.isPublished) return keepDraft(tx, by, directory, before, input);
    const stored = input.draft === true ? { ...input, isPublished: false } : input;
    const after = await storeEntry(tx, directory, input.id, stored, by.actor.id);
    if (!after) throw problem('not_found');
    // Of an entry that stays unpublished a plan goes on: it has the words that it was made with.
    if (input.draft !== true) await settleDraft(tx, directory.table, input.id, by);
    await recordAudit(tx, {
      ...auditOf(by, directory, after),
      action: 'UPDATE',
      changes: changesBetween(before, after, directory.fields),
    });
    return after;
  });
};

/** @throws Problem not_found. */
export const deleteEntry = <R extends Entry, I extends object>(
  db: Pool,
  by: Caller,
  directory: Directory<R, I>,
  id: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await lockEntry(tx, directory, id);
    if (!before) throw problem('not_found');
    await removeEntry(tx, directory.table, id);
    await settleDraft(tx, directory.table, id, by);
    await recordAudit(tx, { ...auditOf(by, directory, before), action: 'DELETE' });
  });
