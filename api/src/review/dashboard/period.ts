import type { DashboardFilters, Granularity } from '@portal/contracts/review/dashboard';
import { dayIn } from '../../kernel/http/day-in-time-zone.ts';
import { invalidField, refusedField } from '../../kernel/http/problem.ts';
import { addDays, addMonths, daysBetween } from '../periods/calendar-days.ts';
import { periodTooLong, type Unit } from '../periods/date-ranges.ts';

/** Days `from` to `to`, both included, and the same number of days before them. */
export interface Period {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
  unit: Unit;
}

const longest: Record<Granularity, number> = { DAY: 366, MONTH: 3660, YEAR: 36_525 };
const units = { DAY: 'day', MONTH: 'month', YEAR: 'year' } as const;

/** Without dates the last twelve months. @throws invalid_request for dates the wrong way round, or too many. */
export const periodOf = (filters: DashboardFilters, timeZone: string): Period => {
  const to = filters.to ?? dayIn(timeZone);
  const from = filters.from ?? addMonths(to, -11); // with this month it makes twelve
  const granularity = filters.granularity ?? 'MONTH';
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalidField('to', 'not_after');
  if (days > longest[granularity]) throw refusedField('to', 'too_big', periodTooLong(longest[granularity]));
  return {
    from,
    to,
    previousFrom: addDays(from, -days),
    previousTo: addDays(from, -1),
    unit: units[granularity],
  };
};

/** Percent of change with one decimal; null when there was nothing before. */
export const comparedTo = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
