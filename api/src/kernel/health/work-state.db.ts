import { type Db, onlyRow } from '../database/db.ts';

/** How the work stands that nobody waits for, where there is none. */
export const noWork = {
  mailsWaiting: 0,
  /** Seconds that the oldest waiting mail has waited; 0 where no mail server is set. */
  oldestMailSeconds: 0,
  mailsDead: 0,
  /** Due and not begun. */
  jobsWaiting: 0,
  /** Given up after all tries. */
  jobsFailed: 0,
};

type WorkState = typeof noWork;

/** Counts by index what waits and what was given up; also the proof that the database answers. */
export const readWorkState = (db: Db, sendsMail: boolean): Promise<WorkState> =>
  onlyRow(db<WorkState[]>`
    select
      (select count(*)::int from (select 1 from outbox where status = 'QUEUED' limit 10000) few) as mails_waiting,
      case when ${sendsMail} then coalesce((select extract(epoch from now() - min(created_at))::int
        from outbox where status = 'QUEUED'), 0) else 0 end as oldest_mail_seconds,
      (select count(*)::int from outbox where status = 'DEAD') as mails_dead,
      (select count(*)::int from (select 1 from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where is_available and run_at <= now() and identifier <> 'send-mail' limit 10000) few) as jobs_waiting,
      (select count(*)::int from graphile_worker._private_jobs
        where locked_at is null and attempts >= max_attempts) as jobs_failed`);
