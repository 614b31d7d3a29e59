import { fundProcesses } from '@portal/contracts/funds/enums';
import { manyIn, oneIn } from '@portal/platform';
import { listInAddress } from '../show-list/list-in-address.ts';

export const units = ['MONTH', 'DAY', 'YEAR'] as const;
export type Unit = (typeof units)[number];

export const measures = ['balance', 'flows', 'applications'] as const;

/** What the address of a fund's history asks for: the rows and the drawing above them. */
export const historyFilters = (params: URLSearchParams) => ({
  ...listInAddress(params, ['createdAt', 'amount', 'process'], {
    process: manyIn(params, 'process', fundProcesses),
  }),
  unit: oneIn(params, 'unit', units) ?? 'MONTH',
  measure: oneIn(params, 'measure', measures) ?? 'balance',
});
