import type { Granularity } from '@portal/contracts/review/dashboard';
import { currentLanguage } from '@portal/platform';

export const granularities = ['DAY', 'MONTH', 'YEAR'] as const satisfies readonly Granularity[];

const keyLength: Record<Granularity, number> = { DAY: 10, MONTH: 7, YEAR: 4 };

const start = (period: string): Date =>
  new Date(`${period.padEnd(4)}${'-01-01'.slice(period.length - 4)}T00:00:00Z`);

const next = (at: Date, granularity: Granularity): Date =>
  new Date(
    Date.UTC(
      at.getUTCFullYear() + (granularity === 'YEAR' ? 1 : 0),
      at.getUTCMonth() + (granularity === 'MONTH' ? 1 : 0),
      granularity === 'DAY' ? at.getUTCDate() + 1 : 1,
    ),
  );

/** Every period from one day to another, both included: `2026-01`, `2026-02`, … */
export const periodsBetween = (from: string, to: string, granularity: Granularity): string[] => {
  const length = keyLength[granularity];
  const periods: string[] = [];
  const last = to.slice(0, length);
  for (let at = start(from.slice(0, length)); ; at = next(at, granularity)) {
    const period = at.toISOString().slice(0, length);
    if (period > last) return periods;
    periods.push(period);
  }
};

/** One point per period in their order; a period without one is all zeros. */
export const filled = <P extends { period: string }>(
  points: readonly P[],
  periods: readonly string[],
  zero: Omit<P, 'period'>,
): P[] => {
  const known = new Map(points.map((point) => [point.period, point]));
  // A point is its period and the rest; the compiler cannot put the two together again.
  return periods.map((period) => known.get(period) ?? ({ ...zero, period } as P));
};

/** The last twelve months up to and including the one of `today`, as days. */
export const lastTwelveMonths = (today: string): { from: string; to: string } => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { from: new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10), to: today };
};

const locale = () => `${currentLanguage() === 'en' ? 'en-GB' : currentLanguage()}-u-nu-latn-ca-gregory`;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are kept: making one takes longer than writing all periods with it. */
const written = (period: string, options: Intl.DateTimeFormatOptions): string => {
  const key = JSON.stringify([locale(), options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(start(period));
};

/** "December 2025", "14 December 2025" or "2025". */
export const periodName = (period: string): string => {
  if (period.length === 4) return period;
  const day = period.length === 10 && { day: 'numeric' as const };
  return written(period, { ...day, month: 'long', year: 'numeric' });
};

/** For an axis: "Dec", with the year where several Decembers stand beside each other. */
export const periodTick = (period: string, withYear: boolean): string => {
  if (period.length === 4) return period;
  if (period.length === 10) return written(period, { day: 'numeric', month: 'short' });
  return written(period, { month: 'short', ...(withYear && { year: '2-digit' }) });
};
