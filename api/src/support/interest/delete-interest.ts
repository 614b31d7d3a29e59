import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { aboutInterest } from './about-interest.ts';
import { removeInterest } from './interest.db.ts';

/** Forgets somebody who takes the consent back. The log, which is kept for good, is not told whose it was. @throws Problem not_found. */
export const deleteInterest = (db: Pool, by: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const removed = await orNotFound(removeInterest(tx, id));
    await recordAudit(tx, by, 'DELETE', aboutInterest(id, removed.type));
  });
