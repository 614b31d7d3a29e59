// Written by `pnpm calls` from src/review/queue.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/queue.ts';

/** The applications as a spreadsheet: exactly what the filters or ids name. */
export const exportApplications: CallOf<typeof declared.exportApplications> = { id: 'exportApplications', method: 'POST', path: '/application/fundApplications/export/all/excel', timeoutMs: 120000 };

/** The applications of a fund, of a fund type or of all funds. */
export const listFundApplications: CallOf<typeof declared.listFundApplications> = { id: 'listFundApplications', method: 'GET', path: '/application/get/fundApplications/:fundId' };
