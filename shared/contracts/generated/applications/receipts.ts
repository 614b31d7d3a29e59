// Written by `pnpm calls` from src/applications/receipts.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/applications/receipts.ts';

/** Whether a receipt is valid, and nothing else. */
export const checkReceipt: CallOf<typeof declared.checkReceipt> = { id: 'checkReceipt', method: 'POST', path: '/receipts/check' };
