import type { Job } from '../kernel/jobs/job.ts';
import { checkLedger } from './check-ledger.ts';
import { expireFundProposals } from './decide-proposal.ts';

/** What the funds do by themselves. */
export const fundJobs: Job[] = [
  { name: 'check-ledger', cron: '20 2 * * *', run: checkLedger },
  { name: 'expire-fund-proposals', cron: '0 * * * *', run: ({ db }) => expireFundProposals(db) },
];
