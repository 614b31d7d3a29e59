import { call, type Result } from '../call.ts';
import type { ClientReport, CspReport } from './schemas.ts';

export type * from './schemas.ts';

export const sendClientReport = call<{ body: ClientReport; response: Result<null> }>('sendClientReport', {
  method: 'POST',
  path: '/client-report',
  permission: 'public',
});

/** Posted by browsers themselves, as the security headers say. */
export const sendCspReport = call<{ body: CspReport; response: Result<null> }>('sendCspReport', {
  method: 'POST',
  path: '/csp-report',
  permission: 'public',
});
