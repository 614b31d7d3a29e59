import type { Pool } from '../database/db.ts';

/** A worker that lost its connection finds another one within this time. */
const TIMEOUT_SECONDS = 60;

/**
 * Frees the work of instances that were killed at it, so that others take it up. A living one shows by
 * its connection, which bears its name.
 * @returns how many workers were found dead.
 */
export const unlockDead = async (db: Pool, timeoutSeconds = TIMEOUT_SECONDS): Promise<number> => {
  const [row] = await db<{ n: number }[]>`
    with dead as (
      select distinct locked_by as id from (
        select locked_by, locked_at from graphile_worker._private_jobs
        union all select locked_by, locked_at from graphile_worker._private_job_queues) locks
      where locked_at < now() - make_interval(secs => ${timeoutSeconds})
        and locked_by not in (select application_name from pg_stat_activity))
    select count(*)::int as n, graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`;
  return row?.n ?? 0;
};
