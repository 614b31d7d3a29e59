// Written by `pnpm calls` from src/kernel/log.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/kernel/log.ts';

/** Whether the audit log and the history of sign-ins are whole. */
export const checkLog: CallOf<typeof declared.checkLog> = { id: 'checkLog', method: 'GET', path: '/log/check' };

/** The audit log as a spreadsheet: exactly what the filters find. */
export const exportLog: CallOf<typeof declared.exportLog> = { id: 'exportLog', method: 'POST', path: '/log/all/exportExcel', timeoutMs: 120000 };

/** The audit log. */
export const listLog: CallOf<typeof declared.listLog> = { id: 'listLog', method: 'GET', path: '/log/all' };
