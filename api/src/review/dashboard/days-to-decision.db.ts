import type { Db } from '../../kernel/database/db.ts';
import { cellsFrom, remaindersFrom, targetBuckets } from '../periods/date-ranges.db.ts';
import { type Bucket, dateRangesOf, wholeRemainders } from '../periods/date-ranges.ts';
import { matching } from './counts.db.ts';
import type { Scope } from './scope.ts';

/** Whether months are kept under these filters; otherwise decisions are read one by one. */
const knowsMonths = ({ filters }: Scope): boolean => !(filters.sector && filters.countryCode);

/**
 * The marks of the days of each bucket, wherever on earth these begin: another one when a decision of
 * them has changed. Buckets of days that never had a decision are left out.
 */
export const findMarks = async (db: Db, buckets: readonly Bucket[]): Promise<Map<number, string>> => {
  const rows = await db<{ bucket: number; mark: string }[]>`
    select b.bucket, sum(m.mark)::text as mark
    from unnest(${buckets.map(({ bucket }) => bucket)}::int[], ${buckets.map(({ from }) => from)}::date[],
        ${buckets.map(({ before }) => before)}::date[]) b(bucket, since, before)
      join decision_marks m on m.at between b.since - 1 and b.before
    group by 1`;
  return new Map(rows.map(({ bucket, mark }) => [bucket, mark]));
};

/** Median days from sending to a decision per bucket; buckets without a decision are left out. */
export const findMedians = async (
  db: Db,
  scope: Scope,
  buckets: readonly Bucket[],
): Promise<Map<number, number>> => {
  const { filters, timeZone } = scope;
  const dateRanges = knowsMonths(scope) ? dateRangesOf(buckets, false) : wholeRemainders(buckets);
  const events = filters.status ? [filters.status] : ['APPROVED', 'REJECTED'];
  const rows = await db<{ bucket: number; median: number }[]>`
    with counted as (
      select bucket, days, sum(n) as n from (
        select cell.bucket, p.days, cell.sign * p.n as n
        from ${cellsFrom(db, dateRanges)} cross join unnest(${events}::text[]) wanted(event), lateral (
          select p.days, p.n from decision_days p join funds f on f.id = p.fund_id
          where p.event = wanted.event and p.at = cell.at and p.sector = ${filters.sector ?? ''}
            and p.country_code = ${filters.countryCode ?? ''}
            ${filters.fundType ? db`and f.fund_type = ${filters.fundType}` : db``}
            ${filters.fundId ? db`and f.id = ${filters.fundId}` : db``} offset 0) p
        union all
        select target.bucket, a.days, target.sign * a.n
        from ${remaindersFrom(db, dateRanges, timeZone)} remainder cross join unnest(${events}::text[]) wanted(event), lateral (
          select days_between(a.submitted_at, a.decided_at) as days, count(*) as n from applications a
          where a.status in ('APPROVED', 'REJECTED') and a.status = wanted.event and a.decided_at is not null
            and a.decided_at >= remainder.since and a.decided_at < remainder.before and ${matching(db, scope)}
            ${filters.fundType ? db`and a.fund_id in (select id from funds where fund_type = ${filters.fundType})` : db``}
          group by 1) a, ${targetBuckets(db)}
      ) both_sides group by 1, 2 having sum(n) <> 0
    ), placed as (
      select bucket, days, sum(n) over (partition by bucket order by days) as upto, sum(n) over (partition by bucket) as many
      from counted
    )
    select bucket, ((min(days) filter (where upto >= ceil(many / 2.0))
      + min(days) filter (where upto >= floor(many / 2.0) + 1)) / 2.0)::float8 as median
    from placed group by bucket`;
  return new Map(rows.map(({ bucket, median }) => [bucket, median]));
};
