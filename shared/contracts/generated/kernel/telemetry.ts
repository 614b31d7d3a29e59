// Written by `pnpm calls` from src/kernel/telemetry.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/kernel/telemetry.ts';

/** Report what areas with a canary did in a browser. */
export const sendCanaryCounts: CallOf<typeof declared.sendCanaryCounts> = { id: 'sendCanaryCounts', method: 'POST', path: '/canary-figures' };

/** Report what went wrong in a browser. */
export const sendClientReport: CallOf<typeof declared.sendClientReport> = { id: 'sendClientReport', method: 'POST', path: '/client-report' };

/** Report a violation of the security policy. */
export const sendCspReport: CallOf<typeof declared.sendCspReport> = { id: 'sendCspReport', method: 'POST', path: '/csp-report' };
