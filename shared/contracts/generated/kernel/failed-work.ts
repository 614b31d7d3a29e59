// Written by `pnpm calls` from src/kernel/failed-work.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/kernel/failed-work.ts';

/** Gives a failed mail or job up for good. */
export const discardFailedWork: CallOf<typeof declared.discardFailedWork> = { id: 'discardFailedWork', method: 'POST', path: '/log/failed-work/:id/discard' };

/** Mails and jobs that were given up. */
export const listFailedWork: CallOf<typeof declared.listFailedWork> = { id: 'listFailedWork', method: 'GET', path: '/log/failed-work' };

/** Tries a failed mail or job again. */
export const retryFailedWork: CallOf<typeof declared.retryFailedWork> = { id: 'retryFailedWork', method: 'POST', path: '/log/failed-work/:id/retry' };
