import { call, type Result } from '../call.ts';
import type { DemoAccount } from './schemas.ts';

export type * from './schemas.ts';

/** The example accounts of the sign-in page; an empty list outside demo mode. */
export const listDemoAccounts = call<{ response: Result<DemoAccount[]> }>('listDemoAccounts', {
  method: 'GET',
  path: '/demo/accounts',
  permission: 'public',
});
