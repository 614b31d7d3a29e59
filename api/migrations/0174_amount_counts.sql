-- How many applications ask for how much: sent ones by the leading digits of amount_requested, so that
-- a total above or below an amount is a sum of few rows. `floor` is the amount with all but its first one, two or three
-- digits ('digits') made zero; a row counts those from there up to the next. Altogether ('') and per status.
create table amount_counts (
  status text not null default '',
  digits smallint not null check (digits between 1 and 3),
  floor numeric(20, 2) not null,
  fund_id text not null,
  n integer not null default 0,
  primary key (status, digits, floor, fund_id)
) with (fillfactor = 70, vacuum_index_cleanup = on, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);

-- By the length of the text, not by a logarithm: that would round the last cent below a thousand up.
create function leading_digits(amount numeric, digits integer) returns numeric
  language sql immutable parallel safe
  return trunc(amount, digits - length(trunc(amount)::text));

create view amount_counts_of_rows as
select coalesce(status, '') as status, digits::smallint as digits, leading_digits(amount_requested, digits)::numeric(20, 2) as floor,
  fund_id, count(*)::integer as n
from applications cross join generate_series(1, 3) digits
where submitted_at is not null and amount_requested is not null
group by grouping sets ((digits, leading_digits(amount_requested, digits), fund_id),
  (digits, leading_digits(amount_requested, digits), fund_id, status));

-- At commit and in the order of the key, as the other counters.
create function count_amount() returns trigger language plpgsql as $$
begin
  insert into amount_counts as c (status, digits, floor, fund_id, n)
  select g.status, d.digits, leading_digits(s.amount, d.digits), s.fund_id, sum(sign)
  from (values
    (1, new.status, new.submitted_at, new.amount_requested, new.fund_id),
    (-1, old.status, old.submitted_at, old.amount_requested, old.fund_id)
  ) s(sign, status, submitted_at, amount, fund_id)
  cross join lateral (values (''), (s.status)) g(status)
  cross join generate_series(1, 3) d(digits)
  where s.submitted_at is not null and s.amount is not null
  group by 1, 2, 3, 4
  having sum(sign) <> 0
  order by 1, 2, 3, 4
  on conflict (status, digits, floor, fund_id) do update set n = c.n + excluded.n;
  return null;
end $$;

-- Nothing may come in between.
lock table applications in share row exclusive mode;
insert into amount_counts select status, digits, floor, fund_id, n from amount_counts_of_rows;

create constraint trigger amounts_counted_inserted after insert on applications deferrable initially deferred
  for each row when (new.submitted_at is not null) execute function count_amount();
create constraint trigger amounts_counted_deleted after delete on applications deferrable initially deferred
  for each row when (old.submitted_at is not null) execute function count_amount();
create constraint trigger amounts_counted_updated after update on applications deferrable initially deferred
  for each row when (
    (old.submitted_at is not null or new.submitted_at is not null)
    and (old.fund_id, old.status, old.amount_requested, old.submitted_at is null)
    is distinct from (new.fund_id, new.status, new.amount_requested, new.submitted_at is null)
  ) execute function count_amount();

create or replace function rebuild_summaries() returns void language plpgsql as $$
begin
  lock table assignments, applications, users, fund_history in share row exclusive mode;
  update applications a set has_reviewer = not has_reviewer
  where has_reviewer <> exists (
    select 1 from assignments s where s.application_id = a.id and s.state in ('PENDING', 'ACCEPTED', 'SUBMITTED'));
  set constraints applications_counted_updated immediate;
  truncate period_counts, decision_days, due_counts, amount_counts;
  insert into period_counts select event, span, at, status, sector, country_code, fund_id, currency, n, amount, amount_approved, unassigned
    from period_counts_of_rows;
  insert into decision_days select event, at, sector, country_code, fund_id, days, n from decision_days_of_rows;
  insert into due_counts select sector, country_code, due_on, fund_id, n from due_counts_of_rows;
  insert into amount_counts select status, digits, floor, fund_id, n from amount_counts_of_rows;
  -- Any decision may have come or gone without a mark.
  insert into decision_marks as m (at)
  select distinct (decided_at at time zone 'UTC')::date from applications
  where decided_at is not null and status in ('APPROVED', 'REJECTED')
  union select at from decision_marks
  on conflict (at) do update set mark = m.mark + 1;
end $$;
