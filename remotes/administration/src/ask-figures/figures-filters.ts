import { fundTypes } from '@portal/contracts/funds/enums';
import type { DashboardFilters } from '@portal/contracts/review/dashboard';
import { countryIn, dayIn, given, oneIn } from '@portal/platform';
import { granularities, lastTwelveMonths } from '../draw-chart/periods.ts';

/** The API counts at most this many days one by one. */
export const MAX_DAYS = 366;

const daysIn = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** What the address of the dashboard asks for; without dates, the last twelve months up to `today`. */
export const figuresFilters = (params: URLSearchParams, today: string) => {
  const usual = lastTwelveMonths(today);
  const asked = { from: dayIn(params, 'from'), to: dayIn(params, 'to') };
  const period = { from: asked.from ?? usual.from, to: asked.to ?? usual.to };
  const isUsable = (asked.from ?? asked.to) !== undefined && period.from <= period.to;
  const fundType = oneIn(params, 'fund', fundTypes);
  const countryCode = countryIn(params);
  const granularity = oneIn(params, 'granularity', granularities);
  const { from, to } = isUsable ? period : usual;
  const isTooLongByDay = granularity === 'DAY' && daysIn(from, to) > MAX_DAYS;
  const query = {
    ...given({ fundType, countryCode }),
    from,
    to,
    granularity: isTooLongByDay ? 'MONTH' : (granularity ?? 'MONTH'),
  } satisfies DashboardFilters;
  return {
    query,
    isUsualPeriod: !isUsable,
    /** By day was asked for, but the period is too long for it. */
    isTooLongByDay,
    isFiltered: isUsable || (fundType ?? countryCode ?? granularity) !== undefined,
  };
};

export type FiguresQuery = ReturnType<typeof figuresFilters>['query'];
