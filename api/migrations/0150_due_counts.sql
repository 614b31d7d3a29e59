-- Returned applications by the UTC day on which they are due, altogether, per sector and per country: how
-- many are overdue is a sum over days, and only what is due today is counted row by row.
create table due_counts (
  sector text not null default '',
  country_code text not null default '',
  due_on date not null,
  fund_id text not null,
  n integer not null default 0,
  primary key (sector, country_code, due_on, fund_id)
) with (fillfactor = 70);

-- What is overdue and was not touched for the longest is among the first here.
create index applications_returned on applications (updated_at) include (due_at, fund_id, country_code, sector)
  where submitted_at is not null and status = 'RETURNED';

create view due_counts_of_rows as
select coalesce(sector, '') as sector, coalesce(country_code, '') as country_code, due_on, fund_id, count(*)::integer as n
from (
  select coalesce(sector, '?') as sector, coalesce(country_code, '?') as country_code,
    (due_at at time zone 'UTC')::date as due_on, fund_id
  from applications where submitted_at is not null and status = 'RETURNED' and due_at is not null
) returned group by due_on, fund_id, grouping sets ((), (sector), (country_code));

-- At commit and in the order of the key, as the other counters.
create function count_due() returns trigger language plpgsql as $$
begin
  insert into due_counts as c (sector, country_code, due_on, fund_id, n)
  select g.sector, g.country_code, (s.due_at at time zone 'UTC')::date, s.fund_id, sum(sign)
  from (values
    (1, new.status, new.submitted_at, new.due_at, new.fund_id, coalesce(new.sector, '?'), coalesce(new.country_code, '?')),
    (-1, old.status, old.submitted_at, old.due_at, old.fund_id, coalesce(old.sector, '?'), coalesce(old.country_code, '?'))
  ) s(sign, status, submitted_at, due_at, fund_id, sector, country_code)
  cross join lateral (values ('', ''), (s.sector, ''), ('', s.country_code)) g(sector, country_code)
  where s.status = 'RETURNED' and s.submitted_at is not null and s.due_at is not null
  group by 1, 2, 3, 4
  having sum(sign) <> 0
  order by 1, 2, 3, 4
  on conflict (sector, country_code, due_on, fund_id) do update set n = c.n + excluded.n;
  return null;
end $$;

-- Nothing may come in between.
lock table applications in share row exclusive mode;
insert into due_counts select sector, country_code, due_on, fund_id, n from due_counts_of_rows;

create constraint trigger returned_counted_inserted after insert on applications deferrable initially deferred
  for each row when (new.status = 'RETURNED') execute function count_due();
create constraint trigger returned_counted_deleted after delete on applications deferrable initially deferred
  for each row when (old.status = 'RETURNED') execute function count_due();
create constraint trigger returned_counted_updated after update on applications deferrable initially deferred
  for each row when (
    (old.status = 'RETURNED' or new.status = 'RETURNED')
    and (old.fund_id, old.status, old.sector, old.country_code, old.submitted_at, old.due_at)
    is distinct from (new.fund_id, new.status, new.sector, new.country_code, new.submitted_at, new.due_at)
  ) execute function count_due();

create or replace function rebuild_summaries() returns void language plpgsql as $$
begin
  lock table assignments, applications, users, fund_history in share row exclusive mode;
  update applications a set has_reviewer = not has_reviewer
  where has_reviewer <> exists (
    select 1 from assignments s where s.application_id = a.id and s.state in ('PENDING', 'ACCEPTED', 'SUBMITTED'));
  set constraints applications_counted_updated immediate;
  truncate period_counts, decision_days, due_counts;
  insert into period_counts select event, span, at, status, sector, country_code, fund_id, currency, n, amount, amount_approved, unassigned
    from period_counts_of_rows;
  insert into decision_days select event, at, sector, country_code, fund_id, days, n from decision_days_of_rows;
  insert into due_counts select sector, country_code, due_on, fund_id, n from due_counts_of_rows;
  -- Any decision may have come or gone without a mark.
  insert into decision_marks as m (at)
  select distinct (decided_at at time zone 'UTC')::date from applications
  where decided_at is not null and status in ('APPROVED', 'REJECTED')
  union select at from decision_marks
  on conflict (at) do update set mark = m.mark + 1;
end $$;
