import { recordAudit } from '../audit/record-audit.ts';
import { type Db, finds, type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/caller.ts';
import { aboutFile, type FileRecord } from './files.db.ts';

type Refusal = 'not_found' | 'file_not_clean';

/** Somebody gets a file that another person put there: the log says who. */
export const recordReading = (db: Pool, caller: Caller, file: FileRecord): Promise<void> =>
  transaction(db, (tx) => recordAudit(tx, caller, 'VIEW_SENSITIVE', aboutFile(file)));

const wasNotedLately = (db: Db, userId: string, fileKey: string): Promise<boolean> =>
  finds(db`select 1 from audit_log
      where entity_type = 'file' and entity_id = ${fileKey} and action = 'VIEW_SENSITIVE' and outcome = 'DENIED'
        and actor_id = ${userId} and at > now() - interval '1 hour' limit 1`);

/**
 * Writes down that somebody was refused a file that is there, once an hour: who goes on asking does
 * not fill the log. In a transaction of its own, which stays although the request fails.
 */
export const recordRefusal = async (
  db: Pool,
  caller: Caller,
  file: FileRecord,
  refusal: Refusal,
): Promise<void> => {
  const userId = caller.actor.id;
  if (await wasNotedLately(db, userId, file.fileKey)) return;
  await transaction(db, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${file.fileKey}`}, 727281))`;
    if (await wasNotedLately(tx, userId, file.fileKey)) return;
    const changes = [{ field: 'refusal', old: null, new: refusal }];
    await recordAudit(tx, caller, 'VIEW_SENSITIVE', aboutFile(file), changes, { outcome: 'DENIED' });
  });
};
