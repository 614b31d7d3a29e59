import { expireJob } from '../applications/expire.job.ts';
import { anchorJob } from '../audit/anchor.job.ts';
import { mailRequestJob } from '../auth/mail-request.job.ts';
import type { Deps } from '../deps.ts';
import { mailJob } from '../mail/mail.job.ts';
import { purgeJob } from '../session/purge.job.ts';
import type { Job } from './job.ts';

/** Everything that repeats. A list of imports: a capability adds its own here. */
export const allJobs = (deps: Deps): Job[] => [
  ...mailJob(deps),
  mailRequestJob,
  purgeJob,
  anchorJob,
  expireJob,
];
