import type { GraphPoint } from '@portal/contracts/funds/fund.schemas';
import { addDays } from '../../kernel/database/calendar-days.ts';
import type { Db } from '../../kernel/database/db.ts';
import { cellsFrom, hoursFrom, meantBy } from '../../kernel/periods/date-ranges.db.ts';
import {
  bucketName,
  bucketsOf,
  dateRangesOf,
  dateRangesUpTo,
  type Unit,
} from '../../kernel/periods/date-ranges.ts';

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
    rest as materialized (select * from ${rows} r),
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
        select meant.bucket, wanted.event, meant.sign * p.n, meant.sign * p.amount
        from ${hours} hour cross join unnest('{RECEIVED,APPROVED,REJECTED,PAID_IN,PAID_OUT}'::text[]) wanted(event), lateral (
          select sum(p.n) as n, sum(p.amount) as amount from period_counts p
          where p.event = wanted.event and p.span = 'HOUR' and p.at >= hour.since and p.at < hour.before and p.status = ''
            and p.sector = '' and p.country_code = '' and p.fund_id = ${fundId}) p, unnest(hour.buckets, hour.signs) meant(bucket, sign)
        union all
        select meant.bucket, 'RECEIVED', meant.sign * a.n, 0
        from rest, lateral (
          select count(*) as n from applications a
          where a.fund_id = ${fundId} and a.submitted_at >= rest.since and a.submitted_at < rest.before) a, ${meantBy(db)}
        union all
        select meant.bucket, wanted.event, meant.sign * a.n, 0
        from rest cross join unnest('{APPROVED,REJECTED}'::text[]) wanted(event), lateral (
          select count(*) as n from applications a
          where a.status in ('APPROVED', 'REJECTED') and a.status = wanted.event and a.submitted_at is not null
            and a.decided_at is not null and a.fund_id = ${fundId}
            and a.decided_at >= rest.since and a.decided_at < rest.before) a, ${meantBy(db)}
        union all
        select meant.bucket, h.event, meant.sign * h.n, meant.sign * h.amount
        from rest, lateral (
          select case when h.amount > 0 then 'PAID_IN' else 'PAID_OUT' end as event, count(*) as n, sum(abs(h.amount)) as amount
          from fund_history h
          where h.fund_id = ${fundId} and h.created_at >= rest.since and h.created_at < rest.before
            and h.process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT')
          group by 1) h, ${meantBy(db)}
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
