-- What a reviewer was given, beside what the list of it asks of the application: so it is walked in the
-- list's order without reading each application. Kept by the triggers below.
create table given_applications (
  reviewer_id text not null,
  application_id text not null,
  state text not null check (state <> 'REMOVED'),
  fund_id text not null,
  status text not null,
  country_code text,
  submitted_at timestamptz not null,
  primary key (application_id, reviewer_id),
  foreign key (application_id, reviewer_id) references assignments (application_id, reviewer_id) on delete cascade
);

create function keep_given(of_application text, of_reviewer text) returns void language plpgsql as $$
begin
  -- Nobody changes it meanwhile: what is copied here would be old, and nobody would see both.
  perform 1 from applications where id = of_application for no key update;
  insert into given_applications as g (reviewer_id, application_id, state, fund_id, status, country_code, submitted_at)
  select s.reviewer_id, a.id, s.state, a.fund_id, a.status, a.country_code, a.submitted_at
  from assignments s join applications a on a.id = s.application_id
  where s.application_id = of_application and s.reviewer_id = of_reviewer and s.state <> 'REMOVED' and a.submitted_at is not null
  on conflict (application_id, reviewer_id) do update set state = excluded.state, fund_id = excluded.fund_id,
    status = excluded.status, country_code = excluded.country_code, submitted_at = excluded.submitted_at;
end $$;

create function note_given() returns trigger language plpgsql as $$
begin
  if new.state = 'REMOVED' then
    delete from given_applications where application_id = new.application_id and reviewer_id = new.reviewer_id;
  else
    perform keep_given(new.application_id, new.reviewer_id);
  end if;
  return null;
end $$;
create trigger assignments_note_given after insert or update of state on assignments
  for each row execute function note_given();

create function follow_given() returns trigger language plpgsql as $$
begin
  if new.submitted_at is null then
    delete from given_applications where application_id = new.id;
  else
    perform keep_given(new.id, s.reviewer_id) from (
      select reviewer_id from assignments where application_id = new.id and state <> 'REMOVED' order by 1) s;
  end if;
  return null;
end $$;
create trigger applications_follow_given after update on applications
  for each row when (
    (old.fund_id, old.status, old.country_code, old.submitted_at)
    is distinct from (new.fund_id, new.status, new.country_code, new.submitted_at)
  ) execute function follow_given();

-- How many of them, in each country ('?' without one) and in all (''). Only given_applications is
-- counted, so no two transactions count against each other unseen.
create table given_counts (
  reviewer_id text not null,
  country_code text not null,
  fund_id text not null,
  status text not null,
  state text not null,
  n integer not null,
  primary key (reviewer_id, country_code, fund_id, status, state)
) with (fillfactor = 70);

create function count_given() returns trigger language plpgsql as $$
begin
  insert into given_counts as c (reviewer_id, country_code, fund_id, status, state, n)
  select s.reviewer_id, g.country_code, s.fund_id, s.status, s.state, sum(sign)
  from (values
    (1, new.reviewer_id, coalesce(new.country_code, '?'), new.fund_id, new.status, new.state),
    (-1, old.reviewer_id, coalesce(old.country_code, '?'), old.fund_id, old.status, old.state)
  ) s(sign, reviewer_id, country_code, fund_id, status, state)
  cross join lateral (values (''), (s.country_code)) g(country_code)
  where s.reviewer_id is not null
  group by 1, 2, 3, 4, 5
  having sum(sign) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (reviewer_id, country_code, fund_id, status, state) do update set n = c.n + excluded.n;
  return null;
end $$;
-- At commit, for the shortest time; not where all are counted anew.
create constraint trigger given_counted_inserted after insert on given_applications deferrable initially deferred
  for each row when (current_setting('portal.counts_anew', true) is distinct from 'yes') execute function count_given();
create constraint trigger given_counted_deleted after delete on given_applications deferrable initially deferred
  for each row execute function count_given();
create constraint trigger given_counted_updated after update on given_applications deferrable initially deferred
  for each row when (
    (old.state, old.fund_id, old.status, old.country_code) is distinct from (new.state, new.fund_id, new.status, new.country_code)
  ) execute function count_given();

-- After rows were brought in without triggers. Writers wait meanwhile.
create function rebuild_given() returns void language plpgsql as $$
begin
  lock table assignments, applications in share row exclusive mode;
  set constraints given_counted_inserted, given_counted_deleted, given_counted_updated immediate;
  truncate given_applications, given_counts;
  perform set_config('portal.counts_anew', 'yes', true);
  insert into given_applications (reviewer_id, application_id, state, fund_id, status, country_code, submitted_at)
  select s.reviewer_id, a.id, s.state, a.fund_id, a.status, a.country_code, a.submitted_at
  from assignments s join applications a on a.id = s.application_id
  where s.state <> 'REMOVED' and a.submitted_at is not null;
  perform set_config('portal.counts_anew', 'no', true);
  insert into given_counts (reviewer_id, country_code, fund_id, status, state, n)
  select reviewer_id, coalesce(country, ''), fund_id, status, state, count(*)
  from given_applications, lateral (select coalesce(country_code, '?') as country) c
  group by reviewer_id, fund_id, status, state, rollup (country);
end $$;
select rebuild_given();

create index given_in_order on given_applications (reviewer_id, submitted_at desc, application_id desc)
  include (state, fund_id, status, country_code);
create index given_by_status on given_applications (reviewer_id, status, submitted_at desc, application_id desc)
  include (state, fund_id, country_code);
