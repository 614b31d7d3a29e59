import type { Job } from '../jobs/job.ts';
import { anchorAudit } from './anchor.ts';

export const anchorJob: Job = {
  name: 'audit-anchor',
  everySeconds: 3600,
  run: ({ db, config }) => anchorAudit(db, config.dataDirectory),
};
