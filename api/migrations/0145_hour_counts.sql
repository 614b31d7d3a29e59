-- Counters by hour, altogether only: where the caller's days begin at another hour than those of UTC, the
-- hours between need no longer be counted row by row. Under filters few rows are between.
alter table period_counts drop constraint period_counts_span_check,
  add constraint period_counts_span_check check (span in ('MONTH', 'DAY', 'HOUR', 'EVER'));

create or replace function count_application() returns trigger language plpgsql as $$
begin
  insert into period_counts as c
    (event, span, at, status, sector, country_code, fund_id, currency, n, amount, amount_approved, unassigned)
  select e.event, p.span, p.at, case when g.by_status then s.status else '' end, case when g.by_sector then s.sector else '' end,
    case when g.by_country then s.country_code else '' end, s.fund_id, s.currency, sum(sign), sum(sign * e.amount),
    sum(sign * e.amount_approved), sum(case when p.span = 'EVER' then sign * s.unassigned else 0 end)
  from (values
    (1, new.fund_id, new.status, coalesce(new.sector, '?'), coalesce(new.country_code, '?'), new.currency,
      new.amount_requested, new.amount_approved, new.submitted_at, new.decided_at,
      is_unassigned(new.status, new.has_reviewer)::integer),
    (-1, old.fund_id, old.status, coalesce(old.sector, '?'), coalesce(old.country_code, '?'), old.currency,
      old.amount_requested, old.amount_approved, old.submitted_at, old.decided_at,
      is_unassigned(old.status, old.has_reviewer)::integer)
  ) s(sign, fund_id, status, sector, country_code, currency, requested, approved, submitted_at, decided_at, unassigned)
  cross join lateral (values
    ('RECEIVED', s.submitted_at at time zone 'UTC', coalesce(s.requested, 0),
      case when s.status = 'APPROVED' then coalesce(s.approved, 0) else 0 end),
    (s.status, case when s.status in ('APPROVED', 'REJECTED') then s.decided_at at time zone 'UTC' end,
      coalesce(s.approved, s.requested, 0), 0)
  ) e(event, moment, amount, amount_approved)
  cross join lateral (values
    ('MONTH', date_trunc('month', e.moment)), ('DAY', date_trunc('day', e.moment)), ('HOUR', date_trunc('hour', e.moment)),
    ('EVER', '-infinity'::timestamp)
  ) p(span, at)
  cross join (values
    (false, false, false, 0), (true, false, false, 1), (false, true, false, 1), (false, false, true, 1),
    (true, true, false, 2), (true, false, true, 2), (false, true, true, 2), (true, true, true, 3)
  ) g(by_status, by_sector, by_country, many)
  where s.submitted_at is not null and e.moment is not null and (p.span <> 'DAY' or g.many <= 1)
    and (p.span <> 'HOUR' or g.many = 0)
    and (e.event = 'RECEIVED' or (p.span <> 'EVER' and not g.by_status))
  group by 1, 2, 3, 4, 5, 6, 7, 8
  having sum(sign) <> 0 or sum(sign * e.amount) <> 0 or sum(sign * e.amount_approved) <> 0
    or sum(case when p.span = 'EVER' then sign * s.unassigned else 0 end) <> 0
  -- In the order of the key, so that two transactions never wait for each other in a circle.
  order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (event, span, at, status, sector, country_code, fund_id, currency) do update set
    n = c.n + excluded.n, amount = c.amount + excluded.amount,
    amount_approved = c.amount_approved + excluded.amount_approved, unassigned = c.unassigned + excluded.unassigned;

  if new.status in ('APPROVED', 'REJECTED') or old.status in ('APPROVED', 'REJECTED') then
    insert into decision_days as c (event, at, sector, country_code, fund_id, days, n)
    select s.status, date_trunc('month', s.decided_at at time zone 'UTC'), g.sector, g.country_code, s.fund_id,
      days_between(s.submitted_at, s.decided_at), sum(sign)
    from (values
      (1, new.status, new.fund_id, coalesce(new.sector, '?'), coalesce(new.country_code, '?'), new.submitted_at, new.decided_at),
      (-1, old.status, old.fund_id, coalesce(old.sector, '?'), coalesce(old.country_code, '?'), old.submitted_at, old.decided_at)
    ) s(sign, status, fund_id, sector, country_code, submitted_at, decided_at)
    cross join lateral (values ('', ''), (s.sector, ''), ('', s.country_code)) g(sector, country_code)
    where s.status in ('APPROVED', 'REJECTED') and s.submitted_at is not null and s.decided_at is not null
    group by 1, 2, 3, 4, 5, 6
    having sum(sign) <> 0
    order by 1, 2, 3, 4, 5, 6
    on conflict (event, at, sector, country_code, fund_id, days) do update set n = c.n + excluded.n;
  end if;
  return null;
end $$;

create or replace function count_fund_row() returns trigger language plpgsql as $$
begin
  insert into period_counts as c (event, span, at, fund_id, currency, n, amount)
  select e.event, p.span, p.at, new.fund_id, new.currency, 1, abs(new.amount)
  from (values (case when new.amount > 0 then 'PAID_IN' else 'PAID_OUT' end), ('DISBURSED')) e(event)
  cross join lateral (values
    ('MONTH', date_trunc('month', new.created_at at time zone 'UTC')), ('DAY', date_trunc('day', new.created_at at time zone 'UTC')),
    ('HOUR', date_trunc('hour', new.created_at at time zone 'UTC')), ('EVER', '-infinity'::timestamp)
  ) p(span, at)
  where e.event <> 'DISBURSED' or (new.process = 'DISBURSEMENT' and p.span = 'EVER')
  order by 1, 2, 3
  on conflict (event, span, at, status, sector, country_code, fund_id, currency) do update set
    n = c.n + excluded.n, amount = c.amount + excluded.amount;
  return null;
end $$;

create or replace view period_counts_of_rows as
with events as (
  select 'RECEIVED' as event, submitted_at at time zone 'UTC' as moment, status, coalesce(sector, '?') as sector,
    coalesce(country_code, '?') as country_code, fund_id, currency, coalesce(amount_requested, 0) as amount,
    case when status = 'APPROVED' then coalesce(amount_approved, 0) else 0 end as amount_approved,
    is_unassigned(status, has_reviewer)::integer as unassigned
  from applications where submitted_at is not null
  union all
  select status, decided_at at time zone 'UTC', '', coalesce(sector, '?'), coalesce(country_code, '?'), fund_id, currency,
    coalesce(amount_approved, amount_requested, 0), 0, 0
  from applications where submitted_at is not null and decided_at is not null and status in ('APPROVED', 'REJECTED')
), people as (
  select created_at at time zone 'UTC' as moment, coalesce(country_code, '?') as country_code
  from users where role = 'FUND_BENEFICIARY_USER' and email_verified_at is not null
), movements as (
  select case when amount > 0 then 'PAID_IN' else 'PAID_OUT' end as event, created_at at time zone 'UTC' as moment, fund_id,
    currency, abs(amount) as amount, process
  from fund_history where process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT')
)
select event, 'MONTH' as span, date_trunc('month', moment) as at, coalesce(status, '') as status, coalesce(sector, '') as sector,
  coalesce(country_code, '') as country_code, fund_id, currency, count(*)::integer as n, sum(amount) as amount,
  sum(amount_approved) as amount_approved, 0 as unassigned
from events group by event, date_trunc('month', moment), fund_id, currency, cube (status, sector, country_code)
having event = 'RECEIVED' or grouping(status) = 1
union all
select event, 'DAY', date_trunc('day', moment), coalesce(status, ''), coalesce(sector, ''), coalesce(country_code, ''), fund_id,
  currency, count(*), sum(amount), sum(amount_approved), 0
from events group by event, date_trunc('day', moment), fund_id, currency,
  grouping sets ((), (status), (sector), (country_code))
having event = 'RECEIVED' or grouping(status) = 1
union all
select event, 'HOUR', date_trunc('hour', moment), '', '', '', fund_id, currency, count(*), sum(amount), sum(amount_approved), 0
from events group by event, date_trunc('hour', moment), fund_id, currency
union all
select event, 'EVER', '-infinity', coalesce(status, ''), coalesce(sector, ''), coalesce(country_code, ''), fund_id, currency,
  count(*), sum(amount), sum(amount_approved), sum(unassigned)
from events where event = 'RECEIVED' group by event, fund_id, currency, cube (status, sector, country_code)
union all
select 'REGISTERED', p.span, p.at, '', '', coalesce(country_code, ''), '', '', count(*), 0, 0, 0
from people cross join lateral (values
  ('MONTH', date_trunc('month', moment)), ('DAY', date_trunc('day', moment)), ('EVER', '-infinity'::timestamp)) p(span, at)
group by p.span, p.at, rollup (country_code)
union all
select event, p.span, p.at, '', '', '', fund_id, currency, count(*), sum(amount), 0, 0
from movements cross join lateral (values
  ('MONTH', date_trunc('month', moment)), ('DAY', date_trunc('day', moment)), ('HOUR', date_trunc('hour', moment)),
  ('EVER', '-infinity'::timestamp)) p(span, at)
group by event, p.span, p.at, fund_id, currency
union all
select 'DISBURSED', 'EVER', '-infinity', '', '', '', fund_id, currency, count(*), sum(amount), 0, 0
from movements where process = 'DISBURSEMENT' group by fund_id, currency;

-- What was there before; nothing may come in between.
lock table applications, fund_history in share row exclusive mode;
insert into period_counts
select event, span, at, status, sector, country_code, fund_id, currency, n, amount, amount_approved, unassigned
from period_counts_of_rows where span = 'HOUR';
