import type { Job } from '../../kernel/jobs/job.ts';
import { serveMailRequests } from './mail-requests.ts';

/** What was noted before a restart is served after it. */
export const mailRequestJob: Job = { name: 'mail-requests', everySeconds: 30, run: serveMailRequests };
