import type { DecisionMail, SentMail } from '@portal/contracts/review/decide';
import { type Db, firstRow, type Tx, valuesOf } from '../database/db.ts';
import { decryptMail } from './encrypt-mail.ts';

/** The task that sends one mail of the outbox. */
export const SEND_MAIL = 'send-mail';
/** With the queue's growing pauses (2.7 s, 7 s, 20 s … 2 h 15 min): about three and a half hours in all. */
export const MAX_TRIES = 10;

interface QueuedMail {
  id: string;
  toAddress: string;
  subject: string;
  text: string;
  html: string;
}

/** Asks for a queued mail to be sent, in the transaction that wrote or revived it. A second request is the same one. */
export const queueMail = (db: Db, id: string) =>
  db`select graphile_worker.add_job(${SEND_MAIL}, json_build_object('id', ${id}::text),
    max_attempts => ${MAX_TRIES}, job_key => ${`mail ${id}`}, job_key_mode => 'preserve_run_at')`;

export const findQueuedMail = async (db: Db, id: string): Promise<QueuedMail | undefined> => {
  const [mail] = await db<QueuedMail[]>`
    select id, to_address, subject, text, html from outbox where id = ${id} and status = 'QUEUED'`;
  return mail && decryptMail(db, mail.id, mail);
};

/** Which of these mails wait, none of them sent until the transaction ends. */
export const lockQueued = (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  valuesOf(tx<{ id: string }[]>`
    select id from outbox where id = any(${ids}) and status = 'QUEUED' order by id for update`);

/** Takes back mails that have not been sent. */
export const dropMails = (tx: Tx, ids: readonly string[]) => tx`delete from outbox where id = any(${ids})`;

/** What was sent may hold codes: only the words of a letter on a file are needed any more. */
export const markSent = (db: Db, id: string) =>
  db`update outbox set status = 'SENT', sent_at = now(), tries = tries + 1, last_error = null,
      text = case when keeps_text then text else '' end, html = ''
    where id = ${id} and status = 'QUEUED'`;

/** Notes a failed try; the last one makes the mail a dead letter. */
export const markFailed = (db: Db, id: string, reason: string, isLast: boolean) =>
  db`update outbox set tries = tries + 1, last_error = ${reason}, next_try_at = now(),
      status = case when ${isLast} then 'DEAD' else 'QUEUED' end
    where id = ${id} and status = 'QUEUED'`;

/** Mails that wait without anyone being asked to send them, as after a restore. @returns how many were asked for. */
export const queueForgotten = async (db: Db): Promise<number> => {
  const forgotten = await db<{ id: string }[]>`
    select id from outbox where status = 'QUEUED' and created_at < now() - interval '1 minute'
      and not exists (select 1 from graphile_worker._private_jobs where key = 'mail ' || outbox.id)
    order by created_at limit 1000`;
  for (const { id } of forgotten) await queueMail(db, id);
  return forgotten.length;
};

/** What the transaction so far would send about an application, the first of it. */
export const findMailOfNow = (tx: Tx, applicationId: string): Promise<DecisionMail | undefined> =>
  firstRow(tx<DecisionMail[]>`
    select to_address as to, language, subject, text, fund_words from outbox
    where application_id = ${applicationId} and created_at = now() order by id limit 1`);

const MAX_LISTED = 200;

/** The mails about an application, the newest first; null for words that are not kept. */
export const listMailsAbout = (db: Db, applicationId: string): Promise<SentMail[]> =>
  db<SentMail[]>`
    select id, created_at as at, to_address as to, language, subject, status as state,
      case when keeps_text then nullif(text, '') end as text
    from outbox where application_id = ${applicationId}
    order by created_at desc, id desc limit ${MAX_LISTED}`;
