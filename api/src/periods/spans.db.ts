import type { Db } from '../database/db.ts';
import type { Spans } from './spans.ts';

/** The whole months and days as rows of `cell(bucket, span, at, sign)`. */
export const cellsFrom = (db: Db, { cells }: Spans) => db`
  unnest(${cells.bucket}::int[], ${cells.span}::text[], ${cells.at}::date[], ${cells.sign}::int[]) cell(bucket, span, at, sign)`;

/**
 * What is to be counted row by row as rows of `(buckets, signs, since, before)`, moments: where one
 * bucket ends another begins, and rows between the clocks are read once for both.
 */
export const restsFrom = (db: Db, { rests }: Spans, timeZone: string) => db`(
  select array_agg(bucket) as buckets, array_agg(case when since <= before then sign else -sign end) as signs,
    least(since, before) as since, greatest(since, before) as before
  from unnest(${rests.bucket}::int[], ${rests.sign}::int[], ${rests.since}::date[], ${rests.clock}::text[],
      ${rests.before}::date[]) r(bucket, sign, since_day, clock, before_day),
    lateral (select since_day::timestamp at time zone case clock when 'UTC' then 'UTC' else ${timeZone} end as since,
      before_day::timestamp at time zone ${timeZone} as before) moments
  where since <> before group by 3, 4)`;

/** The buckets that a rest counts for, as rows of `meant(bucket, sign)`. */
export const meantBy = (db: Db) => db`unnest(rest.buckets, rest.signs) meant(bucket, sign)`;
