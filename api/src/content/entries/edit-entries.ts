import type { Language } from '@portal/contracts';
import type { OrderBody } from '@portal/contracts/content/content';
import { about, changesBetween, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { refuseMarkup } from '../checks/refuse-markup.ts';
import { forgetDraft, lockText, publishText, saveDraft } from '../texts/change-text.ts';
import { type Directory, type Entry, writtenColumns } from './directory.ts';
import { findEntry, insertEntry, lockIds, removeEntry, storeEntry, storeOrder } from './entries.db.ts';
import { entriesOf } from './entry-kind.ts';
import { fieldsOf } from './entry-texts.ts';

const aboutEntry = <R extends Entry, I extends object>(directory: Directory<R, I>, row: R) =>
  about(directory.process, directory.entityType, row.id, directory.labelOf(row));

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
    await recordAudit(tx, by, 'CREATE', aboutEntry(directory, added));
    return added;
  });
};

/** An entry as it is to be; without a row version it replaces whatever is there, with `lang` in that language alone. */
export type EntryUpdate<I> = I & Omit<Entry, 'state'> & { draft?: boolean; lang?: Language };

/** @throws Problem invalid_request, not_found, stale_version. */
export const updateEntry = <R extends Entry, I extends object>(
  db: Pool,
  by: Caller,
  directory: Directory<R, I>,
  input: EntryUpdate<I>,
): Promise<R> => {
  refuseMarkup(input);
  const { id, order, draft = false } = input;
  const userId = by.actor.id;
  return transaction(db, async (tx) => {
    await directory.check?.(tx, input);
    const text = await lockText(tx, entriesOf(directory, order), input);
    const edited = text.withPart(text.edited ?? {}, fieldsOf(directory, input));
    const before = await findEntry(tx, directory, id);
    const isKept = draft && text.published !== null;
    const kept = isKept ? await saveDraft(tx, text, edited, userId) : [];
    if (!isKept && !draft && input.isPublished) {
      await publishText(tx, text, { fields: edited, shown: text.shownWith(edited) }, userId);
    } else if (!isKept) {
      await storeEntry(tx, directory, id, { ...edited, order, isPublished: false }, userId);
      // A schedule of an entry that stays unpublished goes on: it has its own fields.
      if (!draft) await forgetDraft(tx, text, userId);
    }
    const after = await findEntry(tx, directory, id);
    if (!before || !after) throw problem('internal_error');
    const filed = aboutEntry(directory, { ...after, ...edited });
    const filedDraft = { ...filed, entityType: `${filed.entityType}-draft` };
    const columns = writtenColumns(directory) as (keyof R & string)[]; // its schema is that of the rows
    if (!isKept) await recordAudit(tx, by, 'UPDATE', filed, changesBetween(before, after, columns));
    else if (kept.length > 0) await recordAudit(tx, by, 'UPDATE', filedDraft, kept);
    return { ...after, ...edited };
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
    const text = await lockText(tx, entriesOf(directory), { id });
    await removeEntry(tx, directory.table, id);
    await forgetDraft(tx, text, by.actor.id);
    await recordAudit(tx, by, 'DELETE', text.filed);
  });

const processes = { faqs: 'FAQ', partners: 'CONTENT', contacts: 'CONTACT' } as const;

/**
 * Puts the named entries first, in this order. @returns every id in its place.
 * @throws Problem not_found when the list has no such entry.
 */
export const orderEntries = (db: Pool, by: Caller, { list, ids }: OrderBody): Promise<string[]> =>
  transaction(db, async (tx) => {
    const before = await lockIds(tx, list);
    if (ids.some((id) => !before.includes(id))) throw problem('not_found');
    const after = [...ids, ...before.filter((id) => !ids.includes(id))];
    await storeOrder(tx, list, after);
    const change = { field: 'ids', old: before, new: after };
    await recordAudit(tx, by, 'UPDATE', about(processes[list], 'order', list, list), [change]);
    return after;
  });
