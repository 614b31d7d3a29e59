import { call, type Result } from '../call.ts';
import type { DemoInfo } from './schemas.ts';

export type * from './schemas.ts';

/** The example accounts of the sign-in page; 404 when demo mode is off. */
export const getDemoInfo = call<{ response: Result<DemoInfo> }>('getDemoInfo', {
  method: 'GET',
  path: '/demo/info',
  permission: 'public',
});
