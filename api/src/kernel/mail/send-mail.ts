import { createTransport, type Transporter } from 'nodemailer';
import type { Pool } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Tasks } from '../jobs/job-queue.ts';
import { findQueuedMail, MAX_TRIES, markFailed, markSent, SEND_MAIL } from './outbox.db.ts';

/** What one try of sending needs. */
interface Mailer {
  db: Pool;
  transport: Transporter;
  from: string;
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** The server said no (5xx) to this recipient or these words, and will again. What it says to us, an operator mends. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');

/**
 * Sends one mail of the outbox; `attempt` counts from 1. A mail that was refused for good, or failed
 * ten times, stays as a dead letter. Killed between sending and noting it, the mail goes out once
 * more under the same Message-ID.
 * @throws Error when the mail should be tried again later.
 */
const sendMail = async ({ db, transport, from }: Mailer, id: string, attempt: number): Promise<void> => {
  const mail = await findQueuedMail(db, id);
  if (!mail) return;
  const { toAddress: to, subject, text, html } = mail;
  const host = new URL(db.portal.publicUrl).hostname;
  try {
    await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}@${host}>` });
  } catch (error) {
    const isLast = attempt >= MAX_TRIES || isRefusal(error);
    await markFailed(db, id, reasonOf(error), isLast);
    if (isLast) return;
    throw error;
  }
  await markSent(db, id);
};

const makeTransport = (smtpUrl: string): Transporter =>
  createTransport(smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as never); // the URL form takes no typed options

const idIn = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'id' in payload ? String(payload.id) : '';

/** Sending, where `SMTP_URL` is set; without it mails wait for an instance that has it (or are the demo mailbox). */
export const mailTasks = ({ config, db }: Pick<Deps, 'config' | 'db'>): Tasks => {
  if (config.smtpUrl === undefined) return {};
  const mailer = { db, transport: makeTransport(config.smtpUrl), from: config.mailFrom };
  return { [SEND_MAIL]: (payload, { job }) => sendMail(mailer, idIn(payload), job.attempts) };
};
