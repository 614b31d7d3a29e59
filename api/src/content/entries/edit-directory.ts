import type { Language } from '@portal/contracts';
import type { OrderBody } from '@portal/contracts/content/desk';
import { changesBetween } from '../../kernel/audit/audit-entry.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { contentChanges } from '../text/changes.ts';
import { refuseMarkup } from '../text/plain-text.ts';
import { insertEntry, lockEntry, removeEntry, storeEntry } from './directories.db.ts';
import type { Directory, Entry } from './directory.ts';
import {
  allLanguages,
  dropEntryDraft,
  type EntryDraft,
  entryKey,
  findEntryDraft,
  moveEntryVersion,
  storeEntryDraft,
} from './entry-drafts.db.ts';
import { cancelEntryPlans } from './entry-schedules.db.ts';
import { findMadeFrom } from './entry-versions.db.ts';
import { type EntryWords, madeFromOf, withLanguage, wordsOf } from './entry-words.ts';
import { keepRest, publicWith } from './publish-entry.ts';

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

/** An entry as it is to be; without a row version it replaces whatever is there, with `lang` in that language alone. */
type Update<I> = I & {
  id: string;
  order: number;
  isPublished: boolean;
  rowVersion?: number;
  draft?: boolean;
  lang?: Language;
};

/** Keeps words beside a published entry; those that are public already need no draft. */
const keepDraft = async <R extends Entry, I extends object>(
  tx: Tx,
  by: Caller,
  directory: Directory<R, I>,
  before: R,
  known: EntryDraft,
  words: EntryWords,
): Promise<R> => {
  const { table } = directory;
  const changes = contentChanges(known.data, words);
  if (changes.length === 0) return { ...before, ...words };
  const isPublic = contentChanges(wordsOf(directory, before), words).length === 0;
  if (isPublic) await settleDraft(tx, table, before.id, by);
  else {
    const { en } = await findMadeFrom(tx, table, before.id);
    const madeFrom = madeFromOf(directory, known, words, en);
    await storeEntryDraft(tx, table, before.id, { data: words, madeFrom }, by.actor.id);
  }
  await moveEntryVersion(tx, table, before.id);
  const after = { ...before, ...words, rowVersion: (before.rowVersion ?? 0) + 1 };
  const entityType = `${directory.entityType}-draft`;
  await recordAudit(tx, { ...auditOf(by, directory, after), entityType, action: 'UPDATE', changes });
  return after;
};

/** Whoever writes the entry itself has decided about its draft, and instead of the clock. */
const settleDraft = async (tx: Tx, table: OrderBody['list'], id: string, by: Caller) => {
  await dropEntryDraft(tx, table, id);
  await cancelEntryPlans(tx, entryKey(table, id), allLanguages, by.actor.id);
};

/** @throws Problem invalid_request, not_found, stale_version. */
export const updateEntry = <R extends Entry, I extends object>(
  db: Pool,
  by: Caller,
  directory: Directory<R, I>,
  input: Update<I>,
): Promise<R> => {
  refuseMarkup(input);
  const { id, order, lang, draft = false } = input;
  const { table } = directory;
  return transaction(db, async (tx) => {
    await directory.check?.(tx, input);
    const before = await lockEntry(tx, directory, id);
    if (!before) throw problem('not_found');
    if (input.rowVersion !== undefined && input.rowVersion !== before.rowVersion)
      throw problem('stale_version');
    const known = (await findEntryDraft(tx, table, id)) ?? { data: wordsOf(directory, before), madeFrom: {} };
    const sent = wordsOf(directory, input);
    const words = lang ? withLanguage(directory, { ...known.data }, sent, lang) : sent;
    if (draft && before.isPublished) return keepDraft(tx, by, directory, before, known, words);
    const isPublished = !draft && input.isPublished;
    const shown = lang && isPublished ? publicWith(directory, before, words, lang) : words;
    const after = await storeEntry(tx, directory, id, { ...shown, order, isPublished }, by.actor.id);
    if (!after) throw problem('not_found');
    if (lang && isPublished) {
      await keepRest(tx, table, id, { shown, words, madeFrom: known.madeFrom }, by.actor.id);
      await cancelEntryPlans(tx, entryKey(table, id), lang, by.actor.id);
    } else if (!draft) await settleDraft(tx, table, id, by); // Of an unpublished entry a plan goes on: it has its words.
    await recordAudit(tx, {
      ...auditOf(by, directory, after),
      action: 'UPDATE',
      changes: changesBetween(before, after, directory.fields),
    });
    return { ...after, ...words };
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
