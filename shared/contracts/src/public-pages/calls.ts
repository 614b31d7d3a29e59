import { call, type Result } from '../call.ts';
import type { PublicRevision } from './schemas.ts';

/** Whether anything that visitors read has changed since an earlier answer. */
export const getPublicRevision = call<{ response: Result<PublicRevision> }>('getPublicRevision', {
  method: 'GET',
  path: '/public-pages/revision',
  permission: 'public',
});
