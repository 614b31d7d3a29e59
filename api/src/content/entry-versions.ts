import type { Language } from '@portal/contracts';
import type {
  EntryParams,
  EntryRestore,
  EntryVersion,
  EntryVersionParams,
} from '@portal/contracts/content/directory-entries';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Db, type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { checkerOf } from '../kernel/server/validation.ts';
import { directoryOf } from './all-directories.ts';
import { findEntries, lockEntry } from './entries/directories.db.ts';
import { auditOf, updateEntry } from './entries/edit-directory.ts';
import { allLanguages, entryKey, findEntryDraft, moveEntryVersion } from './entries/entry-drafts.db.ts';
import { cancelEntryPlans } from './entries/entry-schedules.db.ts';
import { findEntryVersions } from './entries/entry-versions.db.ts';
import { withLanguage, wordsOf } from './entries/entry-words.ts';
import { keepRest } from './entries/publish-entry.ts';
import { contentChanges } from './text/changes.ts';

/** @throws Problem not_found. */
export const readEntryVersions = async (db: Db, { list, id }: EntryParams): Promise<EntryVersion[]> => {
  const versions = await findEntryVersions(db, list, id);
  const isThere = (await findEntries(db, directoryOf(list), true)).some((entry) => entry.id === id);
  if (!isThere) throw problem('not_found');
  return versions;
};

/**
 * Makes old words, or those of one language, the draft of a published entry, or the words of another one.
 * @throws Problem not_found, invalid_request, stale_version.
 */
export const restoreEntryVersion = async (
  db: Pool,
  by: Caller,
  { list, id, version }: EntryVersionParams,
  { rowVersion, lang }: EntryRestore,
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
    ...(lang !== undefined && { lang }),
    ...(rowVersion !== undefined && { rowVersion }),
  });
};

/** Drops the draft of an entry, or what it says in one language. @throws Problem not_found. */
export const discardEntryDraft = (
  db: Pool,
  by: Caller,
  { list, id }: EntryParams,
  lang?: Language,
): Promise<void> =>
  transaction(db, async (tx) => {
    const directory = directoryOf(list);
    const entry = await lockEntry(tx, directory, id);
    if (!entry) throw problem('not_found');
    const draft = await findEntryDraft(tx, list, id);
    await cancelEntryPlans(tx, entryKey(list, id), lang ?? allLanguages, by.actor.id);
    if (!draft) return;
    const shown = wordsOf(directory, entry);
    const words = lang ? withLanguage(directory, { ...draft.data }, shown, lang) : shown;
    await keepRest(tx, list, id, { shown, words, madeFrom: draft.madeFrom }, by.actor.id);
    await moveEntryVersion(tx, list, id);
    await recordAudit(tx, {
      ...auditOf(by, directory, entry),
      entityType: `${directory.entityType}-draft`,
      action: 'DELETE',
      changes: contentChanges(draft.data, words),
    });
  });
