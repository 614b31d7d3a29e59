import type { Job } from '../jobs/job.ts';
import { cleanUpFiles, reportMissing } from './clean-up.ts';

export const cleanUpJobs: readonly Job[] = [
  { name: 'clean-up-files', everySeconds: 3600, run: cleanUpFiles },
  { name: 'report-missing-files', cron: '20 3 * * *', run: reportMissing },
];
