import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import type { Db, Tx } from '../database/db.ts';
import { queueMail } from '../mail/outbox.db.ts';

const MAX_ROWS = 200;

/** Given up and not taken up again by a later turn. */
const failedJobs = (db: Db) => db`
  select 'job_' || j.id as id, 'JOB' as kind, t.identifier as name, null as subject, null as to, j.last_error as reason,
    j.attempts::int as attempts, j.created_at, j.updated_at as failed_at
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.locked_at is null and j.attempts >= j.max_attempts`;

const deadMails = (db: Db) => db`
  select id, 'MAIL' as kind, template as name, subject, to_address as to, last_error as reason,
    tries as attempts, created_at, next_try_at as failed_at
  from outbox where status = 'DEAD'`;

export const findFailedWork = (db: Db) =>
  db<
    FailedWork[]
  >`${deadMails(db)} union all ${failedJobs(db)} order by failed_at desc, id limit ${MAX_ROWS}`;

/** One of them, locked until the transaction ends. */
export const lockFailedWork = async (tx: Tx, id: string): Promise<FailedWork | undefined> => {
  const [row] = id.startsWith('mail_')
    ? await tx<FailedWork[]>`${deadMails(tx)} and id = ${id} for update`
    : await tx<FailedWork[]>`${failedJobs(tx)} and j.id = ${id.slice(4)}::bigint for update of j`;
  return row;
};

/** From the first try on again; a mail keeps its id, so whoever had got it can see that it is the same. */
export const revive = async (tx: Tx, { id, kind }: FailedWork): Promise<void> => {
  if (kind === 'MAIL') {
    await tx`update outbox set status = 'QUEUED', tries = 0, last_error = null where id = ${id}`;
    await queueMail(tx, id);
  } else {
    await tx`select graphile_worker.reschedule_jobs(array[${id.slice(4)}::bigint], run_at => now(), attempts => 0)`;
  }
};

/** What a discarded mail said may hold codes: it is emptied, unless it is a letter that an application lists. */
export const discard = async (tx: Tx, { id, kind }: FailedWork): Promise<void> => {
  if (kind === 'MAIL')
    await tx`update outbox set status = 'DISCARDED', html = '',
        text = case when keeps_text then text else '' end where id = ${id}`;
  else await tx`select graphile_worker.complete_jobs(array[${id.slice(4)}::bigint])`;
};
