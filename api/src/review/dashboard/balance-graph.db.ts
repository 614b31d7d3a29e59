import type { GraphPoint } from '@portal/contracts/funds/fund.schemas';
import type { Db } from '../../kernel/database/db.ts';
import { addDays } from '../periods/calendar-days.ts';
import { cellsFrom, hoursFrom, targetBuckets } from '../periods/date-ranges.db.ts';
import { bucketName, bucketsOf, dateRangesOf, dateRangesUpTo, type Unit } from '../periods/date-ranges.ts';

/** The bucket that stands for everything before the graph. */
const BEFORE = -1;

/**
 * Money in and out, closing balance and applications per period, from the day `from` up to the day
 * `before`, in the time zone; periods without anything are there with zeros.
 */
export const graphPoints = (
  db: Db,
  fundId: string,
  unit: Unit,
  range: { from: string; before: string },
  timeZone: string,
): Promise<GraphPoint[]> => {
  const buckets = bucketsOf(range.from, addDays(range.before, -1), unit);
  const earlier = dateRangesUpTo(BEFORE, range.from);
  const dateRanges = dateRangesOf(buckets, true, earlier.dateRanges);
  const { parts, hours, rows } = hoursFrom(db, dateRanges, timeZone, true);
  return db<GraphPoint[]>`
    with ${parts},
    remainder as materialized (select * from ${rows} r),
    moved as (
      select bucket, sum(n) filter (where event = 'RECEIVED') as submitted, sum(n) filter (where event = 'APPROVED') as approved,
        sum(n) filter (where event = 'REJECTED') as rejected, sum(amount) filter (where event = 'PAID_IN') as paid_in,
        sum(amount) filter (where event = 'PAID_OUT') as paid_out
      from (
        select cell.bucket, wanted.event, cell.sign * p.n as n, cell.sign * p.amount as amount
        from ${cellsFrom(db, dateRanges)}
          cross join unnest('{RECEIVED,APPROVED,REJECTED,PAID_IN,PAID_OUT}'::text[]) wanted(event), lateral (
          select p.n, p.amount from period_counts p
          where p.event = wanted.event and p.span = cell.span and p.at = cell.at and p.status = ''
            and p.sector = '' and p.country_code = '' and p.fund_id = ${fundId} offset 0) p
        union all
        select ${BEFORE}::int, p.event, p.n, p.amount from period_counts p
        where p.event in ('PAID_IN', 'PAID_OUT') and p.span = 'MONTH' and p.at < ${earlier.month}::date and p.status = ''
          and p.sector = '' and p.country_code = '' and p.fund_id = ${fundId}
        union all
        select target.bucket, wanted.event, target.sign * p.n, target.sign * p.amount
        from ${hours} hour cross join unnest('{RECEIVED,APPROVED,REJECTED,PAID_IN,PAID_OUT}'::text[]) wanted(event), lateral (
          select sum(p.n) as n, sum(p.amount) as amount from period_counts p
          where p.event = wanted.event and p.span = 'HOUR' and p.at >= hour.since and p.at < hour.before and p.status = ''
            and p.sector = '' and p.country_code = '' and p.fund_id = ${fundId}) p, unnest(hour.buckets, hour.signs) target(bucket, sign)
        union all
        select target.bucket, 'RECEIVED', target.sign * a.n, 0
        from remainder, lateral (
          select count(*) as n from applications a
          where a.fund_id = ${fundId} and a.submitted_at >= remainder.since and a.submitted_at < remainder.before) a, ${targetBuckets(db)}
        union all
        select target.bucket, wanted.event, target.sign * a.n, 0
        from remainder cross join unnest('{APPROVED,REJECTED}'::text[]) wanted(event), lateral (
          select count(*) as n from applications a
          where a.status in ('APPROVED', 'REJECTED') and a.status = wanted.event and a.submitted_at is not null
            and a.decided_at is not null and a.fund_id = ${fundId}
            and a.decided_at >= remainder.since and a.decided_at < remainder.before) a, ${targetBuckets(db)}
        union all
        select target.bucket, h.event, target.sign * h.n, target.sign * h.amount
        from remainder, lateral (
          select case when h.amount > 0 then 'PAID_IN' else 'PAID_OUT' end as event, count(*) as n, sum(abs(h.amount)) as amount
          from fund_history h
          where h.fund_id = ${fundId} and h.created_at >= remainder.since and h.created_at < remainder.before
            and h.process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT')
          group by 1) h, ${targetBuckets(db)}
      ) counted group by bucket
    )
    select names.period, coalesce(paid_in, 0)::numeric(20, 2) as "in", coalesce(paid_out, 0)::numeric(20, 2) as "out",
      (coalesce((select paid_in from moved where bucket = ${BEFORE}), 0)
        - coalesce((select paid_out from moved where bucket = ${BEFORE}), 0)
        + sum(coalesce(paid_in, 0) - coalesce(paid_out, 0)) over (order by names.bucket))::numeric(20, 2) as closing_balance,
      coalesce(submitted, 0)::int as submitted, coalesce(approved, 0)::int as approved, coalesce(rejected, 0)::int as rejected
    from unnest(${buckets.map(({ from }) => bucketName(from, unit))}::text[], ${buckets.map(({ bucket }) => bucket)}::int[])
      names(period, bucket)
    left join moved using (bucket)
    order by names.bucket`;
};
