import { anchorJob } from '../audit/anchor.job.ts';
import { mailRequestJob } from '../auth/mail-request.job.ts';
import { chatUpkeepJob } from '../chat/upkeep.job.ts';
import { contentJobs } from '../content/content.job.ts';
import { counterJob } from '../counters/counters.job.ts';
import { cleanUpJobs } from '../files/clean-up.job.ts';
import { scanJob } from '../files/scan.job.ts';
import { fundJobs } from '../funds/funds.job.ts';
import { mailJobs } from '../mail/mail.job.ts';
import { reminderJobs } from '../reminders/reminders.job.ts';
import { purgeJob } from '../session/purge.job.ts';
import { userJobs } from '../users/users.job.ts';
import type { Job } from './job.ts';

/** Everything that repeats. A list of imports: a capability adds its own here. */
export const allJobs: readonly Job[] = [
  ...fundJobs,
  ...userJobs,
  counterJob,
  ...mailJobs,
  mailRequestJob,
  purgeJob,
  anchorJob,
  chatUpkeepJob,
  ...contentJobs,
  ...reminderJobs,
  scanJob,
  ...cleanUpJobs,
];
