import type { Job } from '../kernel/jobs/job.ts';
import { publishDue } from './publish-due.ts';

export const contentJobs: Job[] = [
  { name: 'publish-scheduled-content', everySeconds: 60, run: ({ db }) => publishDue(db) },
];
