import type { Job } from '../../kernel/jobs/job.ts';
import { expireAdminProposals } from './admin-proposals/decide-admin.ts';

/** What the accounts do by themselves. */
export const userJobs: Job[] = [
  { name: 'expire-admin-proposals', everySeconds: 3600, run: ({ db }) => expireAdminProposals(db) },
];
