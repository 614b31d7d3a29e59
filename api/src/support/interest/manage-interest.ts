import type { Interest, InterestStatusInput } from '@portal/contracts/support/interest';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import {
  aboutInterest,
  findInterest,
  lockInterest,
  removeInterest,
  storeInterestStatus,
} from './interest.db.ts';

/** Notes how far somebody's interest was followed up. @throws Problem not_found, stale_version. */
export const setInterestStatus = (
  db: Pool,
  by: Caller,
  { id, status, rowVersion }: InterestStatusInput,
): Promise<Interest> =>
  transaction(db, async (tx) => {
    const before = await orNotFound(lockInterest(tx, id));
    if (rowVersion !== undefined && rowVersion !== before.rowVersion) throw problem('stale_version');
    if (before.status === status) return before;
    await storeInterestStatus(tx, id, status, by.actor.id);
    const after = await orNotFound(findInterest(tx, id));
    await recordAudit(tx, by, 'UPDATE', aboutInterest(id, before.type), [
      { field: 'status', old: before.status, new: status },
    ]);
    return after;
  });

/** Forgets somebody who takes the consent back. The log, which stays, does not say whose it was. @throws Problem not_found. */
export const deleteInterest = (db: Pool, by: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const removed = await orNotFound(removeInterest(tx, id));
    await recordAudit(tx, by, 'DELETE', aboutInterest(id, removed.type));
  });
