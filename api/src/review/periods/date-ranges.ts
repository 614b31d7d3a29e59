import { invalidField, refusedField } from '../../kernel/http/problem.ts';
import { textOf } from '../locales/messages.ts';
import { addDays, addMonths, daysBetween, monthOf, nextYear } from './calendar-days.ts';

/** The steps of a graph. */
export type Unit = 'day' | 'month' | 'year';

/**
 * How many rows of `period_counts` add up to buckets of days, in UTC, and what is to be counted row by
 * row where the caller's days begin at another moment than those of UTC.
 */
export interface DateRanges {
  /** Whole months and days to add (sign 1) or take away (-1). */
  cells: { bucket: number; span: 'MONTH' | 'DAY'; at: string; sign: number }[];
  /** From the beginning of a day by a clock to that of another by the caller's. */
  remainders: { bucket: number; sign: number; since: string; clock: 'UTC' | 'CALLER'; before: string }[];
}

/** Days `from` up to but without `before`. */
export interface Bucket {
  bucket: number;
  from: string;
  before: string;
}

const steps = {
  day: (day: string) => addDays(day, 1),
  month: (day: string) => addMonths(day, 1),
  year: nextYear,
} as const;

const names = { day: 10, month: 7, year: 4 } as const;

/** The name of a day's bucket: `2026-03`. */
export const bucketName = (day: string, unit: Unit): string => day.slice(0, names[unit]);

/** The buckets of a range of days, `to` included; the first and last may be cut short. */
export const bucketsOf = (from: string, to: string, unit: Unit): Bucket[] => {
  const buckets: Bucket[] = [];
  const end = addDays(to, 1);
  for (let day = from; day < end; ) {
    let before = steps[unit](day);
    if (before > end) before = end;
    buckets.push({ bucket: buckets.length, from: day, before });
    day = before;
  }
  return buckets;
};

/** A month's beginning, and so many days from `first` on between it and a day: to be added or taken away. */
interface NearestMonth {
  month: string;
  first: string;
  count: number;
  sign: number;
}

/** The month's beginning that is nearer to a day. @param now ISO instant. */
const nearestMonth = (day: string, now: string): NearestMonth => {
  const first = monthOf(day);
  const next = addMonths(first, 1);
  const [since, until] = [daysBetween(first, day), daysBetween(day, next)];
  // Nothing lies ahead of tomorrow, so taking away the rest of this month costs nothing.
  const isNearEnd = until < since || (since > 0 && day > now);
  return isNearEnd
    ? { month: next, first: day, count: until, sign: -1 }
    : { month: first, first, count: since, sign: 1 };
};

const daysOf = ({ first, count }: Pick<NearestMonth, 'first' | 'count'>): string[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? first : addDays(first, i)));

/** Everything before a day: the months before `month`, and `dateRanges`. */
export const dateRangesUpTo = (bucket: number, day: string): { month: string; dateRanges: DateRanges } => {
  const near = nearestMonth(day, new Date().toISOString());
  const cells = daysOf(near).map((at) => ({ bucket, span: 'DAY' as const, at, sign: near.sign }));
  const remainders = [{ bucket, sign: 1, since: day, clock: 'UTC' as const, before: day }];
  return { month: near.month, dateRanges: { cells, remainders } };
};

/**
 * Takes buckets apart into months and days.
 * @param knowsDays whether days are kept for what is asked; otherwise parts of months are counted row by row.
 * @param dateRanges to be added to.
 */
export const dateRangesOf = (
  buckets: readonly Bucket[],
  knowsDays: boolean,
  dateRanges: DateRanges = { cells: [], remainders: [] },
): DateRanges => {
  const { cells, remainders } = dateRanges;
  const now = new Date().toISOString();
  let last: { day: string; near: NearestMonth } | undefined;
  for (const { bucket, from, before } of buckets) {
    // Mostly one begins where the last one ended.
    const start = last?.day === from ? last.near : nearestMonth(from, now);
    const end = nearestMonth(before, now);
    last = { day: before, near: end };
    const length = daysBetween(from, before);
    const isShort = length <= start.count + end.count;
    if (isShort && !knowsDays) {
      remainders.push({ bucket, sign: 1, since: from, clock: 'CALLER', before });
      continue;
    }
    if (isShort)
      for (const at of daysOf({ first: from, count: length }))
        cells.push({ bucket, span: 'DAY', at, sign: 1 });
    else {
      for (let at = start.month; at < end.month; at = addMonths(at, 1))
        cells.push({ bucket, span: 'MONTH', at, sign: 1 });
      for (const at of knowsDays ? daysOf(start) : [])
        cells.push({ bucket, span: 'DAY', at, sign: -start.sign });
      for (const at of knowsDays ? daysOf(end) : []) cells.push({ bucket, span: 'DAY', at, sign: end.sign });
    }
    // What lies between the moment up to which the above counts and the one that is asked for.
    const [since, until] = isShort || knowsDays ? [from, before] : [start.month, end.month];
    remainders.push({ bucket, sign: -1, since, clock: 'UTC', before: from });
    remainders.push({ bucket, sign: 1, since: until, clock: 'UTC', before });
  }
  return dateRanges;
};

/** Buckets of which nothing is kept: every row is counted. */
export const wholeRemainders = (buckets: readonly Bucket[]): DateRanges => ({
  cells: [],
  remainders: buckets.map(({ bucket, from, before }) => ({
    bucket,
    sign: 1,
    since: from,
    clock: 'CALLER',
    before,
  })),
});

/** The most days that a graph can show. */
const longest: Record<Unit, number> = { day: 366, month: 3660, year: 36_525 };

/** How many days a range has. @throws invalid_request, naming the field, for one that is backwards or too long. */
export const daysOfRange = (from: string, to: string, unit: Unit, field: string): number => {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalidField(field, 'not_after');
  if (days > longest[unit])
    throw refusedField(field, 'too_big', textOf('periods.tooLong', { days: longest[unit] }));
  return days;
};
