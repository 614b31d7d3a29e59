import type { Job } from '../jobs/job.ts';
import { queueForgotten } from './outbox.db.ts';

/** Finds mails that nobody was asked to send, as after a restore. */
export const forgottenMailJob: Job = {
  name: 'mails-forgotten',
  cron: '*/5 * * * *',
  run: async ({ db, log }) => {
    const mails = await queueForgotten(db);
    if (mails > 0) log.warn({ mails }, 'mails without a job were queued again');
  },
};
