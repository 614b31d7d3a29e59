import { changesBetween } from '../audit/audit-entry.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { insertEntry, lockEntry, removeEntry, storeEntry } from './directories.db.ts';
import type { Directory, Entry } from './directory.ts';
import { refuseMarkup } from './plain-text.ts';

const auditOf = <R extends Entry, I extends object>(by: Caller, directory: Directory<R, I>, row: R) => ({
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
type Update<I> = I & { id: string; rowVersion?: number };

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
    const after = await storeEntry(tx, directory, input.id, input, by.actor.id);
    if (!after) throw problem('not_found');
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
    await recordAudit(tx, { ...auditOf(by, directory, before), action: 'DELETE' });
  });
