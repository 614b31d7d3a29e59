import type { Job } from '../jobs/job.ts';
import { checkCounters } from './check-counters.ts';

/** When few are at work: at a million applications it reads for some minutes. */
export const counterJob: Job = {
  name: 'check-counters',
  cron: '50 2 * * *',
  run: async (deps) => {
    await checkCounters(deps);
  },
};
