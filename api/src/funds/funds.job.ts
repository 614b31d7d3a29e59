import type { Job } from '../kernel/jobs/job.ts';
import { checkLedger } from './check-ledger.ts';
import { expireFundProposals } from './decide-proposal.ts';

/** What the funds do by themselves. */
export const fundJobs: Job[] = [
  { name: 'check-ledger', cron: '20 2 * * *', run: checkLedger },
  { name: 'expire-fund-proposals', everySeconds: 3600, run: ({ db }) => expireFundProposals(db) },
];
