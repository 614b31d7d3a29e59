import type { DashboardFilters } from '@portal/contracts/review/dashboard';
import { dayIn } from '../../kernel/http/day-in-time-zone.ts';
import { addDays, addMonths } from '../periods/calendar-days.ts';
import { daysOfRange, type Unit } from '../periods/date-ranges.ts';

/** Days `from` to `to`, both included, and the same number of days before them. */
export interface Period {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
  unit: Unit;
}

const units = { DAY: 'day', MONTH: 'month', YEAR: 'year' } as const;

/** Without dates the last twelve months. @throws invalid_request for dates the wrong way round, or too many. */
export const periodOf = (filters: DashboardFilters, timeZone: string): Period => {
  const to = filters.to ?? dayIn(timeZone);
  const from = filters.from ?? addMonths(to, -11); // with this month it makes twelve
  const unit = units[filters.granularity ?? 'MONTH'];
  const days = daysOfRange(from, to, unit, 'to');
  return {
    from,
    to,
    previousFrom: addDays(from, -days),
    previousTo: addDays(from, -1),
    unit,
  };
};

/** Percent of change with one decimal; null when there was nothing before. */
export const comparedTo = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
