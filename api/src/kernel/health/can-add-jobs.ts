import { type Pool, rehearse } from '../database/db.ts';
import { SEND_MAIL } from '../mail/outbox.db.ts';

/**
 * Whether work can be queued: a job is added as the application adds one, in a transaction that is undone.
 * Rights that were only looked up could still be refused further in.
 */
export const canAddJobs = (db: Pool): Promise<boolean> =>
  rehearse(db, (tx) => tx`select graphile_worker.add_job(${SEND_MAIL})`).then(
    () => true,
    () => false,
  );
