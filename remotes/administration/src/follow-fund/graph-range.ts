import { MAX_DAYS } from '../ask-figures/figures-filters.ts';
import type { Unit } from './history-filters.ts';

const shifted = (day: string, { years = 0, months = 0, days = 0 }): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1 + months, date + days)).toISOString().slice(0, 10);
};

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
  const first = shifted(end, { days: 1 - MAX_DAYS });
  return { from: unit === 'DAY' && start < first ? first : start, to: end };
};
