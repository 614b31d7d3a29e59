import type { Db } from '../database/db.ts';
import type { Spans } from './spans.ts';

/** The whole months and days as rows of `cell(bucket, span, at, sign)`. */
export const cellsFrom = (db: Db, { cells }: Spans) => db`
  unnest(${cells.bucket}::int[], ${cells.span}::text[], ${cells.at}::date[], ${cells.sign}::int[]) cell(bucket, span, at, sign)`;

/** What is to be counted row by row as rows of `(bucket, sign, since, before)`, moments. */
export const restsFrom = (db: Db, { rests }: Spans, timeZone: string) => db`(
  select bucket, case when since <= before then sign else -sign end as sign, least(since, before) as since,
    greatest(since, before) as before
  from unnest(${rests.bucket}::int[], ${rests.sign}::int[], ${rests.since}::date[], ${rests.clock}::text[],
      ${rests.before}::date[]) r(bucket, sign, since_day, clock, before_day),
    lateral (select since_day::timestamp at time zone case clock when 'UTC' then 'UTC' else ${timeZone} end as since,
      before_day::timestamp at time zone ${timeZone} as before) moments
  where since <> before)`;
