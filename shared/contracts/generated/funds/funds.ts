// Written by `pnpm calls` from src/funds/funds.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/funds/funds.ts';

/** The blank application form of a fund in one language, a tagged PDF to print. */
export const getBlankForm: CallOf<typeof declared.getBlankForm> = { id: 'getBlankForm', method: 'GET', path: '/fund/blank-form/:fundType/:language' };

/** One fund. */
export const getFund: CallOf<typeof declared.getFund> = { id: 'getFund', method: 'GET', path: '/fund/:id' };

/** The funds, with what is available in each. */
export const listFunds: CallOf<typeof declared.listFunds> = { id: 'listFunds', method: 'GET', path: '/fund/' };

/** Changes a fund's texts, dates, rules and settings. */
export const updateFund: CallOf<typeof declared.updateFund> = { id: 'updateFund', method: 'PUT', path: '/fund/update' };
