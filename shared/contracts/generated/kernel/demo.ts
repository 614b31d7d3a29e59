// Written by `pnpm calls` from src/kernel/demo.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/kernel/demo.ts';

/** Example accounts in demo mode. */
export const getDemoInfo: CallOf<typeof declared.getDemoInfo> = { id: 'getDemoInfo', method: 'GET', path: '/demo/info' };
