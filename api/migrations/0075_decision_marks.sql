-- How often decisions of a day (in UTC) have changed: what somebody worked out from the rows of some
-- days still holds as long as the sum of their marks is the same. Medians are no sums of counters, so
-- they are remembered instead.
create table decision_marks (
  at date primary key,
  mark bigint not null default 1
) with (fillfactor = 70);
insert into decision_marks (at)
select distinct (decided_at at time zone 'UTC')::date from applications
where decided_at is not null and status in ('APPROVED', 'REJECTED');

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

create or replace function rebuild_summaries() returns void language plpgsql as $$
begin
  lock table assignments, applications, users, fund_history in share row exclusive mode;
  update applications a set has_reviewer = not has_reviewer
  where has_reviewer <> exists (
    select 1 from assignments s where s.application_id = a.id and s.state in ('PENDING', 'ACCEPTED', 'SUBMITTED'));
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
