import { createTransport } from 'nodemailer';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/job.ts';
import { drainOutbox } from './drain-outbox.ts';

/** Sends the outbox every second when `SMTP_URL` is set; without it mails wait (or are the demo mailbox). */
export const mailJob = ({ config }: Pick<Deps, 'config'>): Job[] => {
  if (config.smtpUrl === undefined) return [];
  const transport = createTransport(config.smtpUrl, {
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  } as never); // the URL form takes no typed options
  return [{ name: 'mail', everySeconds: 1, run: ({ db }) => drainOutbox(db, transport, config.mailFrom) }];
};
