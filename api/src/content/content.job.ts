import type { Job } from '../kernel/jobs/job.ts';
import { publishDue } from './publish-due.ts';

export const contentJobs: Job[] = [
  { name: 'publish-planned-content', everySeconds: 60, run: ({ db }) => publishDue(db) },
];
