import type {
  EntryParams,
  EntryVersion,
  EntryVersionParams,
} from '@portal/contracts/directory-entries/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import { type Db, type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { checkerOf } from '../http/validation.ts';
import { directoryOf } from './all-directories.ts';
import { contentChanges } from './changes.ts';
import { findEntries, lockEntry } from './directories.db.ts';
import { auditOf, updateEntry } from './edit-directory.ts';
import { wordsOf } from './entries-on-desk.ts';
import {
  allLanguages,
  dropEntryDraft,
  entryKey,
  findEntryDraft,
  moveEntryVersion,
} from './entry-drafts.db.ts';
import { findEntryVersions } from './entry-versions.db.ts';
import { cancelWaiting } from './schedules.db.ts';

/** @throws Problem not_found. */
export const readEntryVersions = async (db: Db, { list, id }: EntryParams): Promise<EntryVersion[]> => {
  const versions = await findEntryVersions(db, list, id);
  const isThere = (await findEntries(db, directoryOf(list), true)).some((entry) => entry.id === id);
  if (!isThere) throw problem('not_found');
  return versions;
};

/**
 * Makes old words the draft of a published entry, or the words of another one.
 * @throws Problem not_found, invalid_request, stale_version.
 */
export const restoreEntryVersion = async (
  db: Pool,
  by: Caller,
  { list, id, version }: EntryVersionParams,
  rowVersion: number | undefined,
): Promise<void> => {
  const directory = directoryOf(list);
  const entry = (await findEntries(db, directory, true)).find((one) => one.id === id);
  const old = (await findEntryVersions(db, list, id)).find((one) => one.version === Number(version));
  if (!entry || !old) throw problem('not_found');
  const input = { ...old.words, order: entry.order, isPublished: entry.isPublished };
  // A release may have changed the shape since.
  checkerOf(directory.schema)(input);
  await updateEntry(db, by, directory, {
    ...input,
    id,
    draft: true,
    ...(rowVersion !== undefined && { rowVersion }),
  });
};

/** Drops the draft of an entry, if it has one. @throws Problem not_found. */
export const discardEntryDraft = (db: Pool, by: Caller, { list, id }: EntryParams): Promise<void> =>
  transaction(db, async (tx) => {
    const directory = directoryOf(list);
    const entry = await lockEntry(tx, directory, id);
    if (!entry) throw problem('not_found');
    const draft = await findEntryDraft(tx, list, id);
    await cancelWaiting(tx, entryKey(list, id), allLanguages, by.actor.id);
    if (!draft) return;
    await dropEntryDraft(tx, list, id);
    await moveEntryVersion(tx, list, id);
    await recordAudit(tx, {
      ...auditOf(by, directory, entry),
      entityType: `${directory.entityType}-draft`,
      action: 'DELETE',
      changes: contentChanges(draft, wordsOf(directory, entry)),
    });
  });
