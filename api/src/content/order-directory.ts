import type { OrderBody } from '@portal/contracts/content/desk';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { lockIds, storeOrder } from './entries/directories.db.ts';

const processes = { faqs: 'FAQ', partners: 'CONTENT', contacts: 'CONTACT' } as const;

/**
 * Puts the named entries first, in this order. @returns every id in its place.
 * @throws Problem not_found when the list has no such entry.
 */
export const orderDirectory = (db: Pool, by: Caller, { list, ids }: OrderBody): Promise<string[]> =>
  transaction(db, async (tx) => {
    const before = await lockIds(tx, list);
    if (ids.some((id) => !before.includes(id))) throw problem('not_found');
    const after = [...ids, ...before.filter((id) => !ids.includes(id))];
    await storeOrder(tx, list, after);
    await recordAudit(tx, {
      by,
      process: processes[list],
      action: 'UPDATE',
      entityType: 'order',
      entityId: list,
      entityLabel: list,
      changes: [{ field: 'ids', old: before, new: after }],
    });
    return after;
  });
