// Written by `pnpm calls` from src/funds/balance.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/funds/balance.ts';

/** The ledger of a fund as a spreadsheet: exactly what the filters find. */
export const exportFundHistory: CallOf<typeof declared.exportFundHistory> = { id: 'exportFundHistory', method: 'POST', path: '/fund/fund-update-history/:id/exportExcel', timeoutMs: 120000 };

/** Money and applications of a fund, by day, at most 366 days. */
export const getGraphDataDay: CallOf<typeof declared.getGraphDataDay> = { id: 'getGraphDataDay', method: 'GET', path: '/fund/getGraphDataDay/:id' };

/** Money and applications of a fund, by month. */
export const getGraphDataMonth: CallOf<typeof declared.getGraphDataMonth> = { id: 'getGraphDataMonth', method: 'GET', path: '/fund/getGraphDataMonth/:id' };

/** Money and applications of a fund, by year. */
export const getGraphDataYear: CallOf<typeof declared.getGraphDataYear> = { id: 'getGraphDataYear', method: 'GET', path: '/fund/getGraphDataYear/:id' };

/** The ledger of a fund and the changes of its details. */
export const listFundHistory: CallOf<typeof declared.listFundHistory> = { id: 'listFundHistory', method: 'GET', path: '/fund/fund-update-history/:id' };

/** Writes one row of the fund ledger, which moves the balance. */
export const updateFundBalance: CallOf<typeof declared.updateFundBalance> = { id: 'updateFundBalance', method: 'PUT', path: '/fund/update-fund-balance' };
