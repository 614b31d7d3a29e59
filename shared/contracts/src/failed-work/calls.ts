import { call, type Result } from '../call.ts';
import type { FailedWork, FailedWorkParams } from './schemas.ts';

export type { FailedWork } from './schemas.ts';

/** Mails and jobs that were given up, the newest first, at most 200. */
export const listFailedWork = call<{ response: Result<FailedWork[]> }>('listFailedWork', {
  method: 'GET',
  path: '/log/failed-work',
  permission: 'failed-work.manage',
});

/** Tries one again from the beginning. */
export const retryFailedWork = call<{ params: FailedWorkParams; response: Result<null> }>('retryFailedWork', {
  method: 'POST',
  path: '/log/failed-work/:id/retry',
  permission: 'failed-work.manage',
});

/** Takes one off the list for good: it will not be tried again. */
export const discardFailedWork = call<{ params: FailedWorkParams; response: Result<null> }>(
  'discardFailedWork',
  { method: 'POST', path: '/log/failed-work/:id/discard', permission: 'failed-work.manage' },
);
