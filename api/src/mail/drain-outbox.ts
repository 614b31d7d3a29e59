import type { Transporter } from 'nodemailer';
import { type Pool, type Tx, transaction } from '../database/db.ts';

interface DueMail {
  id: string;
  toAddress: string;
  subject: string;
  text: string;
  html: string;
  tries: number;
}

export const MOST_TRIES = 5;
/** Seconds until the next try, by the number of tries so far. */
const backoff = [30, 120, 600, 1800];

const takeOne = async (tx: Tx): Promise<DueMail | undefined> => {
  const [mail] = await tx<DueMail[]>`
    select id, to_address, subject, text, html, tries from outbox
    where status = 'QUEUED' and next_try_at <= now()
    order by next_try_at limit 1 for update skip locked`;
  return mail;
};

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

const sendOne = async (tx: Tx, transport: Transporter, from: string): Promise<boolean> => {
  // Sending takes longer than the limit that ordinary transactions have while idle.
  await tx`set local idle_in_transaction_session_timeout = '90s'`;
  const mail = await takeOne(tx);
  if (!mail) return false;
  try {
    const host = new URL(tx.portal.publicUrl).hostname;
    // The same id at every try: a receiver can tell a repetition.
    const { toAddress: to, subject, text, html } = mail;
    await transport.sendMail({ from, to, subject, text, html, messageId: `<${mail.id}@${host}>` });
    // What was sent may hold codes: nobody needs it here any more.
    await tx`update outbox set status = 'SENT', sent_at = now(), tries = tries + 1, last_error = null, text = '', html = ''
      where id = ${mail.id}`;
  } catch (error) {
    const tries = mail.tries + 1;
    const wait = backoff[tries - 1] ?? 0;
    await tx`update outbox set tries = ${tries}, last_error = ${reasonOf(error)},
        status = ${tries >= MOST_TRIES ? 'DEAD' : 'QUEUED'}, next_try_at = now() + ${`${wait} seconds`}::interval
      where id = ${mail.id}`;
  }
  return true;
};

/**
 * Sends what is due, one mail per transaction; a row that another instance works on is skipped. A
 * mail that fails five times stays as a dead letter.
 */
export const drainOutbox = async (pool: Pool, transport: Transporter, from: string): Promise<void> => {
  while (await transaction(pool, (tx) => sendOne(tx, transport, from))) {
    // the next one
  }
};
