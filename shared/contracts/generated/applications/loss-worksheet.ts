// Written by `pnpm calls` from src/applications/loss-worksheet.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/applications/loss-worksheet.ts';

/** The empty tariff-loss worksheet in one language, an .xlsx with a row for each HS chapter. */
export const getLossWorksheet: CallOf<typeof declared.getLossWorksheet> = { id: 'getLossWorksheet', method: 'GET', path: '/application/loss-worksheet/:language' };

/** The lines of a filled-in tariff-loss worksheet, each cell checked as the form checks it. */
export const readLossWorksheet: CallOf<typeof declared.readLossWorksheet> = { id: 'readLossWorksheet', method: 'POST', path: '/application/loss-worksheet/read' };
