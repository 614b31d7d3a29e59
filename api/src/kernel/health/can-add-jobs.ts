import type { Pool } from '../database/db.ts';
import { SEND_MAIL } from '../mail/outbox.db.ts';

class Undone extends Error {}

/**
 * Whether work can be queued: a job is added as the application adds one, in a transaction that is undone.
 * Rights that were only looked up could still be refused further in.
 */
export const canAddJobs = (db: Pool): Promise<boolean> =>
  db
    .begin(async (tx) => {
      await tx`select graphile_worker.add_job(${SEND_MAIL})`;
      throw new Undone();
    })
    .then(
      () => false,
      (error: unknown) => error instanceof Undone,
    );
