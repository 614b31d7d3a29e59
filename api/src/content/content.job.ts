import type { Job } from '../kernel/jobs/job.ts';
import { publishDue } from './publish-due.ts';
import { PUBLISH_JOB } from './schedules.ts';

export const contentJobs: Job[] = [
  // Each schedule asks for a run at its moment; this one finds what such a run left over.
  { name: PUBLISH_JOB, everySeconds: 60, run: ({ db }) => publishDue(db) },
];
