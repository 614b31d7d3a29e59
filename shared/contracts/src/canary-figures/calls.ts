import { call } from '../call.ts';
import type { CanaryCounts } from './schemas.ts';

export type * from './schemas.ts';

export const sendCanaryCounts = call<{ body: CanaryCounts; response: undefined }>('sendCanaryCounts', {
  method: 'POST',
  path: '/canary-figures',
  permission: 'public',
  answers: 'nothing',
});
