import { about, recordAudit } from '../audit/record-audit.ts';
import { type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/caller.ts';
import { orNotFound } from '../http/problem.ts';
import { discard, lockFailedWork, revive } from './failed-work.db.ts';

/** Tries failed work again, or gives it up. @throws Problem not_found when it is not among what failed. */
export const retryOrDiscard = (
  db: Pool,
  by: Caller,
  id: string,
  decision: 'retry' | 'discard',
): Promise<void> =>
  transaction(db, async (tx) => {
    const work = await orNotFound(lockFailedWork(tx, id));
    await (decision === 'retry' ? revive(tx, work) : discard(tx, work));
    const isRetried = decision === 'retry';
    await recordAudit(
      tx,
      by,
      isRetried ? 'UPDATE' : 'DELETE',
      about('SYSTEM', 'failed-work', id, work.name),
      [
        { field: 'reason', old: work.reason, new: null },
        { field: 'attempts', old: work.attempts, new: isRetried ? 0 : null },
      ],
    );
  });
