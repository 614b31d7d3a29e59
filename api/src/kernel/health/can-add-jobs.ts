import { type Pool, rehearse } from '../database/db.ts';
import { SEND_MAIL } from '../mail/outbox.db.ts';

/** A job is added in a transaction that is undone: rights that were only looked up could still be refused. */
export const canAddJobs = (db: Pool): Promise<boolean> =>
  rehearse(db, (tx) => tx`select graphile_worker.add_job(${SEND_MAIL})`).then(
    () => true,
    () => false,
  );
