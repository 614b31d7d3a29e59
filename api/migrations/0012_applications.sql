create extension if not exists pg_trgm;

create table applications (
  id text primary key,
  application_number text unique,
  fund_id text not null references funds (id),
  fund_type text not null check (fund_type in ('BASE_FUND', 'CREDIT_FUND')),
  status text not null check (status in (
    'DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'RESUBMITTED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'ON_HOLD',
    'APPROVED', 'REJECTED', 'INELIGIBLE', 'WITHDRAWN', 'EXPIRED')),
  -- The status before a hold.
  previous_status text,
  version integer not null default 1,
  -- Grows with every sending back, so that the same reviewers may speak again.
  review_round integer not null default 1,
  language text not null check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),

  -- One person or organisation as the rule "one open application per fund" sees it:
  -- user:<id>, or email:<address> while the applicant has no account. Null in a draft for somebody else.
  applicant_key text,
  applicant_user_id text references users (id),
  applicant_first_name text,
  applicant_last_name text,
  applicant_email text,
  applicant_phone text,
  entered_by text not null references users (id),
  is_on_behalf boolean not null default false,
  channel text check (channel in ('PHONE', 'EMAIL', 'PAPER', 'IN_PERSON')),
  authority_file_key text references files (file_key),
  applicant_confirmed_at timestamptz,

  -- Taken from the answers as last sent, for lists; in a draft as last saved.
  project_title text,
  organisation_name text,
  country_code text,
  sector text,
  amount_requested numeric(20, 2),
  amount_approved numeric(20, 2) check (amount_approved > 0),
  currency text not null,

  -- The working copy; what was sent is in application_versions.
  answers jsonb not null default '{}',
  return_request jsonb,
  due_at timestamptz,

  created_at timestamptz not null default now(),
  last_saved_at timestamptz not null default now(),
  submitted_at timestamptz,
  updated_at timestamptz not null default now(),
  decided_at timestamptz,
  is_example boolean not null default false,
  row_version integer not null default 1,

  check (status in ('DRAFT', 'WITHDRAWN') or (application_number is not null and submitted_at is not null)),
  check (status <> 'RETURNED' or (return_request is not null and due_at is not null)),
  check (status <> 'APPROVED' or (amount_approved is not null and decided_at is not null)),
  check (status <> 'ON_HOLD' or previous_status is not null)
);

create unique index applications_one_in_progress on applications (fund_id, applicant_key)
  where status in ('SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'RESUBMITTED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'ON_HOLD');
create unique index applications_one_draft on applications (fund_id, applicant_key) where status = 'DRAFT';

create index applications_queue_by_status on applications (fund_id, status, submitted_at desc, id desc)
  where submitted_at is not null;
create index applications_queue_by_fund on applications (fund_id, submitted_at desc, id desc)
  where submitted_at is not null;
create index applications_queue on applications (submitted_at desc, id desc) where submitted_at is not null;
create index applications_queue_by_country on applications (country_code, submitted_at desc, id desc)
  where submitted_at is not null;
create index applications_by_applicant on applications (applicant_user_id, last_saved_at desc, id desc);
create index applications_by_enterer on applications (entered_by, last_saved_at desc, id desc) where is_on_behalf;
create index applications_decided on applications (status, decided_at) where decided_at is not null;
create index applications_overdue on applications (due_at) where status = 'RETURNED';
create index applications_search on applications using gin (
  (lower(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' ' || coalesce(organisation_name, '')))
  gin_trgm_ops) where submitted_at is not null;

alter table fund_history add foreign key (application_id) references applications (id);

create table application_numbers (
  fund_type text not null,
  year integer not null,
  last integer not null,
  primary key (fund_type, year)
);

-- What was sent, version by version; never changed.
create table application_versions (
  application_id text not null references applications (id),
  version integer not null,
  answers jsonb not null,
  documents jsonb not null,
  applicant jsonb not null,
  eligibility jsonb not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  changes jsonb not null default '[]',
  submitted_by text not null references users (id),
  submitted_at timestamptz not null,
  primary key (application_id, version)
);
create trigger application_versions_append_only before update or delete or truncate on application_versions
  for each statement execute function refuse_change();

-- A file that was ever part of an application stays readable for those who may read it.
create table application_documents (
  application_id text not null references applications (id) on delete cascade,
  file_key text not null references files (file_key),
  doc_type text not null,
  position integer not null,
  added_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (application_id, file_key)
);
create index application_documents_by_file on application_documents (file_key);

create table application_events (
  seq bigint generated always as identity primary key,
  id text not null unique,
  application_id text not null references applications (id) on delete cascade,
  at timestamptz not null default now(),
  action text not null,
  from_status text,
  to_status text,
  version integer not null,
  actor_id text references users (id),
  actor_role text,
  -- What the applicant may read of it; null where nothing is said.
  message text,
  is_public boolean not null
);
create index application_events_by_application on application_events (application_id, seq);

create table application_messages (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  from_side text not null check (from_side in ('APPLICANT', 'FUND')),
  author_id text not null references users (id),
  text text not null check (length(text) between 1 and 4000),
  file_key text references files (file_key),
  at timestamptz not null default now(),
  read_at timestamptz
);
create index application_messages_by_application on application_messages (application_id, at, id);

-- Exact totals at the cost of a few rows, kept in the same transaction as the change.
create table application_counts (
  fund_id text not null,
  status text not null,
  country_code text not null,
  n integer not null,
  primary key (fund_id, status, country_code)
);

create function add_application_counts(deltas application_counts[]) returns void language sql as $$
  -- In the order of the key, so that two transactions never wait for each other in a circle.
  insert into application_counts as c (fund_id, status, country_code, n)
  select fund_id, status, country_code, sum(n)::integer from unnest(deltas)
  group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
  on conflict (fund_id, status, country_code) do update set n = c.n + excluded.n;
$$;

-- Once per statement: a row counted by itself would update the same counter over and over.
create function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_application_counts(array(
      select row(fund_id, status, coalesce(country_code, ''), count(*))::application_counts
      from new_rows where submitted_at is not null group by fund_id, status, country_code));
  elsif tg_op = 'DELETE' then
    perform add_application_counts(array(
      select row(fund_id, status, coalesce(country_code, ''), -count(*))::application_counts
      from old_rows where submitted_at is not null group by fund_id, status, country_code));
  else
    perform add_application_counts(array(
      select row(fund_id, status, coalesce(country_code, ''), sum(n))::application_counts from (
        select fund_id, status, country_code, 1 as n from new_rows where submitted_at is not null
        union all
        select fund_id, status, country_code, -1 from old_rows where submitted_at is not null) both_sides
      group by fund_id, status, country_code));
  end if;
  return null;
end $$;
create trigger applications_count_inserted after insert on applications
  referencing new table as new_rows for each statement execute function count_applications();
create trigger applications_count_deleted after delete on applications
  referencing old table as old_rows for each statement execute function count_applications();
create trigger applications_count_updated after update on applications
  referencing old table as old_rows new table as new_rows for each statement execute function count_applications();
