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

const shifted = (day: string, { years = 0, months = 0, days = 0 }): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1 + months, date + days)).toISOString().slice(0, 10);
};

/** The API draws at most this many days one by one. */
const LONGEST = 366;

/** The days that a drawing covers: those asked for, else a usual stretch that ends today. */
export const graphRange = (
  unit: Unit,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } => {
  const end = to ?? (from !== undefined && from > today ? from : today);
  const usual = {
    YEAR: shifted(end, { years: -4 }),
    MONTH: `${shifted(`${end.slice(0, 7)}-01`, { months: -11 }).slice(0, 7)}-01`,
    DAY: shifted(end, { days: -30 }),
  };
  const start = from !== undefined && from <= end ? from : usual[unit];
  const first = shifted(end, { days: 1 - LONGEST });
  return { from: unit === 'DAY' && start < first ? first : start, to: end };
};
