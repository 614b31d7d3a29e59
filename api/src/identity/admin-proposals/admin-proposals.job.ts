import type { Job } from '../../kernel/jobs/job.ts';
import { expireAdminProposals } from './decide-admin.ts';

/** Ends proposals that nobody decided in time. */
export const adminProposalJobs: Job[] = [
  { name: 'expire-admin-proposals', everySeconds: 3600, run: ({ db }) => expireAdminProposals(db) },
];
