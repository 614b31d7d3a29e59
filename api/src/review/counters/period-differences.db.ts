import type { Db } from '../../kernel/database/db.ts';
import { type CounterDifference, limitNamed } from './counter-difference.ts';

/** Some months in UTC, from a first day up to another; ISO days. */
export interface MonthRange {
  since: string;
  before: string;
}

/** The months of which anything is kept or counted, up to the current one. */
export const monthsOfCounters = (db: Db): Promise<MonthRange[]> =>
  db<MonthRange[]>`
    with edges as (
      select min(at) as first, max(at) as last from (
        select p.at from (values ('RECEIVED'), ('APPROVED'), ('REJECTED'), ('REGISTERED'), ('PAID_IN'), ('PAID_OUT')) e(event)
          cross join (values ('MONTH'), ('DAY'), ('HOUR')) s(span), lateral (
          (select at from period_counts p where p.event = e.event and p.span = s.span order by at limit 1) union all
          (select at from period_counts p where p.event = e.event and p.span = s.span order by at desc limit 1)) p
        union all select min(at) from decision_days
        union all select max(at) from decision_days
        union all select min(submitted_at) at time zone 'UTC' from applications where submitted_at is not null
        union all select min(created_at) at time zone 'UTC' from users where role = 'FUND_BENEFICIARY_USER' and email_verified_at is not null
        union all select min(created_at) at time zone 'UTC' from fund_history
        union all select now() at time zone 'UTC'
      ) known
    )
    select month::date::text as since, (month + interval '1 month')::date::text as before
    from edges, generate_series(date_trunc('month', first), last, '1 month') month order by month`;

/** Counters by month, day and hour. */
export const periodDifferences = (db: Db, { since, before }: MonthRange) =>
  db<CounterDifference[]>`
    select 'period_counts' as "table", concat_ws(' ', event, span, at, status, sector, country_code, fund_id, currency) as counter,
      concat_ws(' ', coalesce(k.n, 0), coalesce(k.amount, 0), coalesce(k.amount_approved, 0)) as kept,
      concat_ws(' ', coalesce(r.n, 0), coalesce(r.amount, 0), coalesce(r.amount_approved, 0)) as of_rows
    from (
      select * from period_counts
      where event in ('RECEIVED', 'APPROVED', 'REJECTED', 'REGISTERED', 'PAID_IN', 'PAID_OUT') and span in ('MONTH', 'DAY', 'HOUR')
        and at >= ${since}::date and at < ${before}::date
    ) k full join period_counts_between(${since}::date, ${before}::date) r
      using (event, span, at, status, sector, country_code, fund_id, currency)
    where coalesce(k.n, 0) <> coalesce(r.n, 0) or coalesce(k.amount, 0) <> coalesce(r.amount, 0)
      or coalesce(k.amount_approved, 0) <> coalesce(r.amount_approved, 0)
    order by 2 ${limitNamed(db)}`;

/** Days from sending to a decision. */
export const decisionDifferences = (db: Db, { since, before }: MonthRange) =>
  db<CounterDifference[]>`
    select 'decision_days' as "table", concat_ws(' ', event, at, sector, country_code, fund_id, days) as counter,
      coalesce(k.n, 0)::text as kept, coalesce(r.n, 0)::text as of_rows
    from (select * from decision_days where at >= ${since}::date and at < ${before}::date) k
      full join decision_days_between(${since}::date, ${before}::date) r using (event, at, sector, country_code, fund_id, days)
    where coalesce(k.n, 0) <> coalesce(r.n, 0)
    order by 2 ${limitNamed(db)}`;

/** Counters of all times: the sum of those by month; what only they have is counted from the rows. */
export const everDifferences = (db: Db) =>
  db<CounterDifference[]>`
    with months as (
      select event, status, sector, country_code, fund_id, currency, sum(n) as n, sum(amount) as amount,
        sum(amount_approved) as amount_approved
      from period_counts
      where event in ('RECEIVED', 'REGISTERED', 'PAID_IN', 'PAID_OUT') and span = 'MONTH' group by 1, 2, 3, 4, 5, 6
      union all
      select 'DISBURSED', '', '', '', fund_id, currency, count(*), sum(abs(amount)), 0
      from fund_history where process = 'DISBURSEMENT' group by 5, 6
    ), waiting as (
      select 'RECEIVED' as event, coalesce(status, '') as status, coalesce(sector, '') as sector,
        coalesce(country_code, '') as country_code, fund_id, currency, count(*) as unassigned
      from (
        select status, coalesce(sector, '?') as sector, coalesce(country_code, '?') as country_code, fund_id, currency
        from applications
        where submitted_at is not null and not has_reviewer and status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW')
      ) open group by fund_id, currency, cube (status, sector, country_code)
    ), kept as (select * from period_counts where span = 'EVER')
    select 'period_counts' as "table", concat_ws(' ', event, 'EVER', status, sector, country_code, fund_id, currency) as counter,
      concat_ws(' ', coalesce(k.n, 0), coalesce(k.amount, 0), coalesce(k.amount_approved, 0), coalesce(k.unassigned, 0)) as kept,
      concat_ws(' ', coalesce(m.n, 0), coalesce(m.amount, 0), coalesce(m.amount_approved, 0), coalesce(w.unassigned, 0)) as of_rows
    from kept k full join months m using (event, status, sector, country_code, fund_id, currency)
      full join waiting w using (event, status, sector, country_code, fund_id, currency)
    where coalesce(k.n, 0) <> coalesce(m.n, 0) or coalesce(k.amount, 0) <> coalesce(m.amount, 0)
      or coalesce(k.amount_approved, 0) <> coalesce(m.amount_approved, 0)
      or coalesce(k.unassigned, 0) <> coalesce(w.unassigned, 0)
    order by 2 ${limitNamed(db)}`;
