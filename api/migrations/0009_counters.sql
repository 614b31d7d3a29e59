-- Counters behind lists, dashboards and graphs, kept by triggers in the transaction of each change.
--
-- They change with every application. A vacuum leaves an index alone as long as few pages of its table hold dead
-- rows, so thousands of dead entries of a few counters pile up in front of the live ones (94 blocks for two rows): all of
-- these tables are vacuumed with their indexes, and the busy ones early.

-- What lists and dashboards count, per month, per day, per hour and altogether, in UTC. A row counts those that
-- have its status, sector and country; '' stands for all of them, '?' for those without one.
--   RECEIVED            applications by submitted_at; amount: requested
--   APPROVED, REJECTED  those with that status by decided_at; amount: approved, else requested
--   REGISTERED          confirmed beneficiaries by created_at, by country only
--   PAID_IN, PAID_OUT   the ledger's movements of the balance by created_at, by fund only
--   DISBURSED           its disbursements, altogether only
-- Days are not told apart by two or three of status, sector and country at once: there would be as
-- many rows as applications. Hours are counted altogether only: they tell what lies between the caller's
-- midnight and that of UTC, and under filters few rows do.
create table period_counts (
  event text not null,
  span text not null check (span in ('MONTH', 'DAY', 'HOUR', 'EVER')),
  at timestamp not null,
  status text not null default '',
  sector text not null default '',
  country_code text not null default '',
  fund_id text not null default '',
  currency text not null default '',
  n integer not null default 0,
  amount numeric not null default 0,
  amount_approved numeric not null default 0,
  -- Open and without a reviewer; in the rows of EVER only.
  unassigned integer not null default 0,
  primary key (event, span, at, status, sector, country_code, fund_id, currency)
) with (fillfactor = 70, vacuum_index_cleanup = on, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);

-- Days from sending to a decision, rounded to whole ones: decided_at's month in UTC. Altogether, per
-- sector and per country.
create table decision_days (
  event text not null check (event in ('APPROVED', 'REJECTED')),
  at timestamp not null,
  sector text not null default '',
  country_code text not null default '',
  fund_id text not null,
  days integer not null,
  n integer not null,
  primary key (event, at, sector, country_code, fund_id, days)
) with (fillfactor = 70, vacuum_index_cleanup = on, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);

create function days_between(submitted_at timestamptz, decided_at timestamptz) returns integer
  language sql immutable parallel safe
  return round(extract(epoch from decided_at - submitted_at) / 86400)::integer;

create function is_unassigned(status text, has_reviewer boolean) returns boolean
  language sql immutable parallel safe
  return status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW') and not has_reviewer;

-- Runs at commit, when everything else that the transaction locks is locked: counters are held for as
-- long as a commit takes, and no two transactions take counters and the log's head in different order.
create function count_application() returns trigger language plpgsql as $$
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

-- An application that was not sent yet, and an update of nothing that is counted, cost a comparison.
create constraint trigger applications_counted_inserted after insert on applications deferrable initially deferred
  for each row when (new.submitted_at is not null) execute function count_application();
create constraint trigger applications_counted_deleted after delete on applications deferrable initially deferred
  for each row when (old.submitted_at is not null) execute function count_application();
create constraint trigger applications_counted_updated after update on applications deferrable initially deferred
  for each row when (
    (old.submitted_at is not null or new.submitted_at is not null)
    and (old.fund_id, old.status, old.sector, old.country_code, old.currency, old.amount_requested, old.amount_approved,
      old.submitted_at, old.decided_at, old.has_reviewer)
    is distinct from (new.fund_id, new.status, new.sector, new.country_code, new.currency, new.amount_requested,
      new.amount_approved, new.submitted_at, new.decided_at, new.has_reviewer)
  ) execute function count_application();

create function count_beneficiary() returns trigger language plpgsql as $$
begin
  insert into period_counts as c (event, span, at, country_code, n)
  select 'REGISTERED', p.span, p.at, g.country_code, sum(sign)
  from (values
    (1, new.role, new.email_verified_at, new.country_code, new.created_at),
    (-1, old.role, old.email_verified_at, old.country_code, old.created_at)
  ) s(sign, role, email_verified_at, country_code, created_at)
  cross join lateral (values
    ('MONTH', date_trunc('month', s.created_at at time zone 'UTC')), ('DAY', date_trunc('day', s.created_at at time zone 'UTC')),
    ('EVER', '-infinity'::timestamp)
  ) p(span, at)
  cross join lateral (values (''), (coalesce(s.country_code, '?'))) g(country_code)
  where s.role = 'FUND_BENEFICIARY_USER' and s.email_verified_at is not null
  group by 1, 2, 3, 4
  having sum(sign) <> 0
  order by 1, 2, 3, 4
  on conflict (event, span, at, status, sector, country_code, fund_id, currency) do update set n = c.n + excluded.n;
  return null;
end $$;
create constraint trigger users_counted_inserted after insert on users deferrable initially deferred
  for each row when (new.email_verified_at is not null) execute function count_beneficiary();
create constraint trigger users_counted_deleted after delete on users deferrable initially deferred
  for each row when (old.email_verified_at is not null) execute function count_beneficiary();
create constraint trigger users_counted_updated after update on users deferrable initially deferred
  for each row when (
    (old.role, old.email_verified_at is null, old.country_code, old.created_at)
    is distinct from (new.role, new.email_verified_at is null, new.country_code, new.created_at)
  ) execute function count_beneficiary();

create function count_fund_row() returns trigger language plpgsql as $$
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
-- Rows are never changed nor removed.
create constraint trigger fund_history_counted after insert on fund_history deferrable initially deferred
  for each row when (new.process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT'))
  execute function count_fund_row();

-- How often decisions of a day (in UTC) have changed: what somebody worked out from the rows of some
-- days still holds as long as the sum of their marks is the same. Medians are no sums of counters, so
-- they are remembered instead.
create table decision_marks (
  at date primary key,
  mark bigint not null default 1
) with (fillfactor = 70, vacuum_index_cleanup = on);

-- At commit, as the counters: a mark that others can see stands beside rows that they can see.
create function mark_decision() returns trigger language plpgsql as $$
begin
  insert into decision_marks as m (at)
  select distinct (s.decided_at at time zone 'UTC')::date
  from (values (new.status, new.decided_at), (old.status, old.decided_at)) s(status, decided_at)
  where s.status in ('APPROVED', 'REJECTED') and s.decided_at is not null
  order by 1
  on conflict (at) do update set mark = m.mark + 1;
  return null;
end $$;

create constraint trigger decisions_marked_inserted after insert on applications deferrable initially deferred
  for each row when (new.status in ('APPROVED', 'REJECTED')) execute function mark_decision();
create constraint trigger decisions_marked_deleted after delete on applications deferrable initially deferred
  for each row when (old.status in ('APPROVED', 'REJECTED')) execute function mark_decision();
create constraint trigger decisions_marked_updated after update on applications deferrable initially deferred
  for each row when (
    (old.status in ('APPROVED', 'REJECTED') or new.status in ('APPROVED', 'REJECTED'))
    and (old.fund_id, old.status, old.sector, old.country_code, old.submitted_at, old.decided_at)
    is distinct from (new.fund_id, new.status, new.sector, new.country_code, new.submitted_at, new.decided_at)
  ) execute function mark_decision();

-- What the counters must say, from the rows themselves: of some months, so that they can be compared piece by piece,
-- and of all of them. From the first day of a month up to that of another, in UTC.
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

create view period_counts_of_rows as
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

create view decision_days_of_rows as
select event, at, sector, country_code, fund_id, days, n from decision_days_between('-infinity', 'infinity');

-- Counts everything anew, after rows were brought in without triggers. Writers wait meanwhile.
create function rebuild_summaries() returns void language plpgsql as $$
begin
  lock table assignments, applications, users, fund_history in share row exclusive mode;
  update applications a
  set has_reviewer = f.reviewer_count > 0, reviewer_count = f.reviewer_count, review_due_at = f.review_due_at,
    mean_score = f.mean_score, score_spread = f.score_spread
  from applications found, review_facts(found.id, found.review_round) f
  where a.id = found.id and found.submitted_at is not null
    and (a.has_reviewer, a.reviewer_count, a.review_due_at, a.mean_score, a.score_spread)
      is distinct from (f.reviewer_count > 0, f.reviewer_count, f.review_due_at, f.mean_score, f.score_spread);
  set constraints applications_counted_updated immediate;
  truncate period_counts, decision_days;
  insert into period_counts select event, span, at, status, sector, country_code, fund_id, currency, n, amount, amount_approved, unassigned
    from period_counts_of_rows;
  insert into decision_days select event, at, sector, country_code, fund_id, days, n from decision_days_of_rows;
  -- Any decision may have come or gone without a mark.
  insert into decision_marks as m (at)
  select distinct (decided_at at time zone 'UTC')::date from applications
  where decided_at is not null and status in ('APPROVED', 'REJECTED')
  union select at from decision_marks
  on conflict (at) do update set mark = m.mark + 1;
end $$;
