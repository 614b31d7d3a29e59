import { fundProcesses } from '@portal/contracts/funds/enums';
import type { FundHistoryFilters } from '@portal/contracts/funds/fund.schemas';
import { dayIn, given, manyIn, oneIn, pagingIn } from '@portal/platform';
import { sortInAddress } from '../show-list/sort-in-address.ts';

export const units = ['MONTH', 'DAY', 'YEAR'] as const;
export type Unit = (typeof units)[number];

export const measures = ['balance', 'flows', 'applications'] as const;

/** What the address of a fund's history asks for: the rows and the drawing above them. */
export const historyFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const process = manyIn(params, 'process', fundProcesses);
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const asked = sortInAddress(params, ['createdAt', 'amount', 'process']);
  const filters = given({ search, process, from, to });
  const query: FundHistoryFilters = { ...pagingIn(params), ...asked, ...filters };
  return {
    query,
    sorted: { sortBy: 'createdAt', order: 'DESC' as const, ...asked },
    search,
    process,
    from,
    to,
    unit: oneIn(params, 'unit', units) ?? 'MONTH',
    measure: oneIn(params, 'measure', measures) ?? 'balance',
    isFiltered: Object.keys(filters).length > 0,
  };
};

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
