import type { Db } from '../../kernel/database/db.ts';
import type { DateRanges } from './date-ranges.ts';

/** The whole months and days as rows of `cell(bucket, span, at, sign)`. */
export const cellsFrom = (db: Db, { cells }: DateRanges) => db`
  unnest(${cells.map(({ bucket }) => bucket)}::int[], ${cells.map(({ span }) => span)}::text[],
    ${cells.map(({ at }) => at)}::date[], ${cells.map(({ sign }) => sign)}::int[]) cell(bucket, span, at, sign)`;

/**
 * What is to be counted row by row as rows of `(buckets, signs, since, before)`, moments: where one
 * bucket ends another begins, and rows between the clocks are read once for both.
 */
export const remaindersFrom = (db: Db, { remainders }: DateRanges, timeZone: string) => db`(
  select array_agg(bucket) as buckets, array_agg(case when since <= before then sign else -sign end) as signs,
    least(since, before) as since, greatest(since, before) as before
  from unnest(${remainders.map(({ bucket }) => bucket)}::int[], ${remainders.map(({ sign }) => sign)}::int[],
      ${remainders.map(({ since }) => since)}::date[], ${remainders.map(({ clock }) => clock)}::text[],
      ${remainders.map(({ before }) => before)}::date[]) r(bucket, sign, since_day, clock, before_day),
    lateral (select since_day::timestamp at time zone case clock when 'UTC' then 'UTC' else ${timeZone} end as since,
      before_day::timestamp at time zone ${timeZone} as before) moments
  where since <> before group by 3, 4)`;

/**
 * The same remainders, taken apart into whole hours, which are kept where nothing is asked for but a fund, and
 * what is left of them: `parts` to be named before a statement, `hours` as rows of `(buckets, signs, since,
 * before)`, timestamps in UTC, and `rows` as `remaindersFrom` has them.
 */
export const hoursFrom = (db: Db, dateRanges: DateRanges, timeZone: string, knowsHours: boolean) => ({
  parts: db`remainders as materialized (
    select r.*, date_trunc('hour', r.since + interval '1 hour' - interval '1 microsecond') as first, date_trunc('hour', r.before) as last
    from ${remaindersFrom(db, dateRanges, timeZone)} r)`,
  hours: knowsHours
    ? db`(select buckets, signs, first at time zone 'UTC' as since, last at time zone 'UTC' as before from remainders where first < last)`
    : db`(select buckets, signs, null::timestamp as since, null::timestamp as before from remainders where false)`,
  rows: knowsHours
    ? db`(select r.buckets, r.signs, p.since, p.before
        from remainders r, lateral (values (r.since, least(r.first, r.before)), (greatest(r.first, r.last), r.before)) p(since, before)
        where p.since < p.before)`
    : db`remainders`,
});

/** The buckets that a remainder counts for, as rows of `target(bucket, sign)`. */
export const targetBuckets = (db: Db) => db`unnest(remainder.buckets, remainder.signs) target(bucket, sign)`;
