-- What the counters must say of some months, so that they can be compared with their rows piece by piece.
-- From the first day of a month up to that of another, in UTC.
create function period_counts_between(since timestamp, before timestamp)
  returns table (event text, span text, at timestamp, status text, sector text, country_code text, fund_id text, currency text,
    n integer, amount numeric, amount_approved numeric)
  language sql stable parallel safe as $$
with events as (
  select 'RECEIVED' as event, submitted_at at time zone 'UTC' as moment, status, coalesce(sector, '?') as sector,
    coalesce(country_code, '?') as country_code, fund_id, currency, coalesce(amount_requested, 0) as amount,
    case when status = 'APPROVED' then coalesce(amount_approved, 0) else 0 end as amount_approved
  from applications where submitted_at >= since at time zone 'UTC' and submitted_at < before at time zone 'UTC'
  union all
  select status, decided_at at time zone 'UTC', '', coalesce(sector, '?'), coalesce(country_code, '?'), fund_id, currency,
    coalesce(amount_approved, amount_requested, 0), 0
  from applications
  where submitted_at is not null and decided_at is not null and status in ('APPROVED', 'REJECTED')
    and decided_at >= since at time zone 'UTC' and decided_at < before at time zone 'UTC'
), people as (
  select created_at at time zone 'UTC' as moment, coalesce(country_code, '?') as country_code
  from users where role = 'FUND_BENEFICIARY_USER' and email_verified_at is not null
    and created_at >= since at time zone 'UTC' and created_at < before at time zone 'UTC'
), movements as (
  select case when amount > 0 then 'PAID_IN' else 'PAID_OUT' end as event, created_at at time zone 'UTC' as moment, fund_id,
    currency, abs(amount) as amount
  from fund_history where process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT')
    and created_at >= since at time zone 'UTC' and created_at < before at time zone 'UTC'
)
select event, 'MONTH', date_trunc('month', moment), coalesce(status, ''), coalesce(sector, ''), coalesce(country_code, ''), fund_id,
  currency, count(*)::integer, sum(amount), sum(amount_approved)
from events group by event, date_trunc('month', moment), fund_id, currency, cube (status, sector, country_code)
having event = 'RECEIVED' or grouping(status) = 1
union all
select event, 'DAY', date_trunc('day', moment), coalesce(status, ''), coalesce(sector, ''), coalesce(country_code, ''), fund_id,
  currency, count(*)::integer, sum(amount), sum(amount_approved)
from events group by event, date_trunc('day', moment), fund_id, currency,
  grouping sets ((), (status), (sector), (country_code))
having event = 'RECEIVED' or grouping(status) = 1
union all
select event, 'HOUR', date_trunc('hour', moment), '', '', '', fund_id, currency, count(*)::integer, sum(amount), sum(amount_approved)
from events group by event, date_trunc('hour', moment), fund_id, currency
union all
select 'REGISTERED', p.span, p.at, '', '', coalesce(country_code, ''), '', '', count(*)::integer, 0, 0
from people cross join lateral (values
  ('MONTH', date_trunc('month', moment)), ('DAY', date_trunc('day', moment))) p(span, at)
group by p.span, p.at, rollup (country_code)
union all
select event, p.span, p.at, '', '', '', fund_id, currency, count(*)::integer, sum(amount), 0
from movements cross join lateral (values
  ('MONTH', date_trunc('month', moment)), ('DAY', date_trunc('day', moment)), ('HOUR', date_trunc('hour', moment))) p(span, at)
group by event, p.span, p.at, fund_id, currency
$$;

create function decision_days_between(since timestamp, before timestamp)
  returns table (event text, at timestamp, sector text, country_code text, fund_id text, days integer, n integer)
  language sql stable parallel safe as $$
select status, date_trunc('month', decided_at at time zone 'UTC'), coalesce(sector, ''), coalesce(country_code, ''), fund_id, days,
  count(*)::integer
from (
  select status, decided_at, coalesce(sector, '?') as sector, coalesce(country_code, '?') as country_code, fund_id,
    days_between(submitted_at, decided_at) as days
  from applications where submitted_at is not null and decided_at is not null and status in ('APPROVED', 'REJECTED')
    and decided_at >= since at time zone 'UTC' and decided_at < before at time zone 'UTC'
) decided group by status, date_trunc('month', decided_at at time zone 'UTC'), fund_id, days, grouping sets ((), (sector), (country_code))
$$;

-- The views say the same of all of them.
create or replace view period_counts_of_rows as
select event, span, at, status, sector, country_code, fund_id, currency, n, amount, amount_approved, 0 as unassigned
from period_counts_between('-infinity', 'infinity')
union all
select 'RECEIVED', 'EVER', '-infinity', coalesce(status, ''), coalesce(sector, ''), coalesce(country_code, ''), fund_id, currency,
  count(*), sum(amount), sum(amount_approved), sum(unassigned)
from (
  select status, coalesce(sector, '?') as sector, coalesce(country_code, '?') as country_code, fund_id, currency,
    coalesce(amount_requested, 0) as amount, case when status = 'APPROVED' then coalesce(amount_approved, 0) else 0 end as amount_approved,
    is_unassigned(status, has_reviewer)::integer as unassigned
  from applications where submitted_at is not null
) received group by fund_id, currency, cube (status, sector, country_code)
union all
select 'REGISTERED', 'EVER', '-infinity', '', '', coalesce(country_code, ''), '', '', count(*), 0, 0, 0
from (
  select coalesce(country_code, '?') as country_code from users where role = 'FUND_BENEFICIARY_USER' and email_verified_at is not null
) people group by rollup (country_code)
union all
select e.event, 'EVER', '-infinity', '', '', '', fund_id, currency, count(*), sum(abs(amount)), 0, 0
from fund_history cross join lateral (values (case when amount > 0 then 'PAID_IN' else 'PAID_OUT' end), ('DISBURSED')) e(event)
where process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT') and (e.event <> 'DISBURSED' or process = 'DISBURSEMENT')
group by e.event, fund_id, currency;

create or replace view decision_days_of_rows as
select event, at, sector, country_code, fund_id, days, n from decision_days_between('-infinity', 'infinity');
