// Written by `pnpm calls` from src/review/workload.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/workload.ts';

/** What each active reviewer was given, has begun, is late with and has judged. */
export const listWorkload: CallOf<typeof declared.listWorkload> = { id: 'listWorkload', method: 'GET', path: '/application/get/workload' };
