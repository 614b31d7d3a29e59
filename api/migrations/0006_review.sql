-- Assignments, scores and decisions, and the lists of applications that staff read.

-- What the applications of a fund are scored by: whole versions in their order, never changed.
create table fund_criteria (
  fund_id text not null references funds (id),
  version integer not null check (version >= 1),
  position integer not null check (position between 1 and 10),
  criterion_id text not null check (criterion_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  name jsonb not null check (length(name ->> 'en') > 0),
  guide jsonb not null check (length(guide ->> 'en') > 0),
  weight integer not null check (weight between 1 and 100),
  -- A list of {section, fields}: no fields for the whole section.
  evidence jsonb not null check (jsonb_typeof(evidence) = 'array'),
  created_by text references users (id),
  created_at timestamptz not null default now(),
  primary key (fund_id, version, position),
  unique (fund_id, version, criterion_id)
);
create trigger fund_criteria_append_only before update or delete or truncate on fund_criteria
  for each statement execute function refuse_change();

create table assignments (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  reviewer_id text not null references users (id),
  -- Null: taken from the open queue.
  assigned_by text references users (id),
  assigned_at timestamptz not null default now(),
  due_at timestamptz,
  state text not null check (state in ('PENDING', 'ACCEPTED', 'DECLINED', 'RECUSED', 'SUBMITTED', 'REMOVED')),
  unique (application_id, reviewer_id)
);
create index assignments_by_reviewer on assignments (reviewer_id, state);
create index assignments_due on assignments (due_at) where state in ('PENDING', 'ACCEPTED') and due_at is not null;
create index assignments_given_up on assignments (application_id) where state in ('DECLINED', 'RECUSED');

create table conflict_declarations (
  application_id text not null references applications (id) on delete cascade,
  user_id text not null references users (id),
  has_conflict boolean not null,
  type text check (type in ('EMPLOYER', 'PROFESSIONAL', 'FINANCIAL', 'FAMILY', 'NATIONAL_INTEREST', 'OTHER')),
  note text,
  signed_at timestamptz not null default now(),
  primary key (application_id, user_id),
  check (not has_conflict or type is not null)
);
create index conflict_declarations_by_user on conflict_declarations (user_id, application_id) where not has_conflict;

-- What reviewers say they can judge, by which somebody is proposed for an application; away up to and with `absent_until`.
create table reviewer_expertise (
  user_id text primary key references users (id) on delete cascade,
  sectors text[] not null default '{}',
  languages text[] not null default '{}',
  absent_until date,
  updated_at timestamptz not null default now()
);

-- Scores that somebody has begun and not sent, one row for each criterion, the newest from whichever device. They outlive
-- a return: `version` is the version of the application that was read when the criterion was last changed.
create table score_drafts (
  application_id text not null references applications (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  criterion_id text not null,
  score integer check (score between 0 and 5),
  justification text not null,
  version integer not null,
  saved_at timestamptz not null default now(),
  primary key (application_id, user_id, criterion_id)
);

-- What somebody has read: documents by the key of their file, sections by name, each with the version that was read.
create table read_marks (
  application_id text not null references applications (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('DOCUMENT', 'SECTION')),
  key text not null,
  version integer not null,
  read_at timestamptz not null default now(),
  primary key (application_id, user_id, kind, key)
);

-- What the staff say among themselves, never for the applicant: of an application, or of a spot of a page, as shares of
-- its width and height.
create table staff_notes (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  file_key text,
  page integer check (page >= 1),
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  reply_to text references staff_notes (id) on delete set null,
  mentions text[] not null default '{}',
  text text not null,
  by_user_id text not null references users (id),
  at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by text references users (id),
  -- What its author deleted can be brought back for an hour; a job removes it after that.
  deleted_at timestamptz,
  check (num_nulls(file_key, page, x, y) in (0, 4))
);
create index staff_notes_by_application on staff_notes (application_id, at, id);
create index staff_notes_by_reply on staff_notes (reply_to) where reply_to is not null;
create index staff_notes_deleted on staff_notes (deleted_at) where deleted_at is not null;

create table staff_decisions (
  seq bigint generated always as identity primary key,
  id text not null unique,
  application_id text not null references applications (id),
  version integer not null,
  review_round integer not null,
  decision text not null check (decision in (
    'APPROVE', 'REJECT', 'RETURN', 'ABSTAIN', 'HOLD', 'RELEASE', 'MARK_INELIGIBLE', 'SEND_BACK', 'START_REVIEW', 'REOPEN')),
  kind text not null check (kind in ('RECOMMENDATION', 'FIRST_SIGN_OFF', 'FINAL', 'PROCESS', 'PROPOSAL')),
  by_user_id text not null references users (id),
  by_role text not null,
  at timestamptz not null default now(),
  scores jsonb not null default '[]',
  weighted_score numeric(4, 2),
  reason_code text,
  rule text,
  internal_comment text,
  message_to_applicant text,
  amount_recommended numeric(20, 2),
  amount_approved numeric(20, 2),
  conditions jsonb not null default '[]',
  sections jsonb not null default '[]',
  due_at timestamptz,
  conflict_type text,
  override_reason text
);

create index staff_decisions_by_application on staff_decisions (application_id, seq);
create index staff_decisions_by_reviewer on staff_decisions (by_user_id) include (weighted_score)
  where kind = 'RECOMMENDATION' and weighted_score is not null;
create unique index staff_decisions_one_word_per_round on staff_decisions (application_id, review_round, by_user_id, kind)
  where kind in ('RECOMMENDATION', 'FIRST_SIGN_OFF');
create trigger staff_decisions_append_only before update or delete or truncate on staff_decisions
  for each statement execute function refuse_change();

-- What is said of reviewers and scores stands in the application, where lists look. A date is that of who still has
-- to speak, or else the last one there was; of somebody who scored twice in a round the later word counts.
create function review_facts(of_application text, of_round integer)
  returns table (reviewer_count integer, review_due_at timestamptz, mean_score numeric, score_spread numeric)
  language sql stable as $$
select s.n::integer, coalesce(s.due_next, s.due_last), d.mean, d.spread
from (
  select count(*) as n, min(due_at) filter (where state <> 'SUBMITTED') as due_next, max(due_at) as due_last
  from assignments where application_id = of_application and state in ('PENDING', 'ACCEPTED', 'SUBMITTED')
) s, (
  select round(avg(weighted_score), 2) as mean, case when count(*) > 1 then max(weighted_score) - min(weighted_score) end as spread
  from (
    select distinct on (by_user_id) weighted_score from staff_decisions
    where application_id = of_application and review_round = of_round and weighted_score is not null
    order by by_user_id, seq desc
  ) scored
) d
$$;

create function note_review() returns trigger language plpgsql as $$
begin
  update applications a
  set has_reviewer = f.reviewer_count > 0, reviewer_count = f.reviewer_count, review_due_at = f.review_due_at,
    mean_score = f.mean_score, score_spread = f.score_spread
  from applications found, review_facts(found.id, found.review_round) f
  where found.id = coalesce(new.application_id, old.application_id) and a.id = found.id
    and (a.has_reviewer, a.reviewer_count, a.review_due_at, a.mean_score, a.score_spread)
      is distinct from (f.reviewer_count > 0, f.reviewer_count, f.review_due_at, f.mean_score, f.score_spread);
  return null;
end $$;
create trigger assignments_note_review after insert or update or delete on assignments
  for each row execute function note_review();
create trigger staff_decisions_note_review after insert on staff_decisions
  for each row when (new.weighted_score is not null) execute function note_review();

-- A new round begins without scores, a new status to wait anew; the first sending settles the criteria.
create function note_progress() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.review_round <> old.review_round then
    new.mean_score := null;
    new.score_spread := null;
  end if;
  if new.criteria_version is null and new.submitted_at is not null then
    new.criteria_version := (select coalesce(max(version), 1) from fund_criteria where fund_id = new.fund_id);
  end if;
  if new.status in ('DRAFT', 'APPROVED', 'REJECTED', 'INELIGIBLE', 'WITHDRAWN', 'EXPIRED') then
    new.waiting_since := null;
  elsif tg_op = 'INSERT' then
    new.waiting_since := coalesce(new.waiting_since,
      case when new.status in ('SUBMITTED', 'UNDER_REVIEW') then new.submitted_at else new.updated_at end);
  elsif new.status <> old.status and not (new.status = 'UNDER_REVIEW' and old.status in ('SUBMITTED', 'RESUBMITTED')) then
    new.waiting_since := now();
  end if;
  return new;
end $$;
create trigger applications_note_progress before insert or update of status, review_round on applications
  for each row execute function note_progress();

-- One row for each mail that a clock sent, or that staff asked for, one a day: two instances, or one run twice, meet
-- in the key. `anchor` is the moment that the reminder is about, so that a new date is reminded of anew.
create table reminders (
  kind text not null check (kind in ('RETURNED', 'DRAFT', 'REVIEW', 'ASKED')),
  subject_id text not null,
  anchor timestamptz not null,
  n integer not null check (n between 1 and 2),
  sent_at timestamptz not null default now(),
  primary key (kind, subject_id, anchor, n)
);

-- One index for each way in which a list is walked: its order behind what must be equal, so that a page
-- is read and not sorted, and what filters say of it inside, so that rows passed over are not fetched.
create index applications_queue on applications (submitted_at desc, id desc)
  include (fund_id, status, country_code, sector, amount_requested, amount_approved, currency) where submitted_at is not null;
create index applications_queue_by_fund on applications (fund_id, submitted_at desc, id desc)
  include (status, country_code, sector) where submitted_at is not null;
create index applications_queue_by_fund_status on applications (fund_id, status, submitted_at desc, id desc)
  include (country_code, sector) where submitted_at is not null;
create index applications_queue_by_status on applications (status, submitted_at desc, id desc)
  include (fund_id, country_code, sector) where submitted_at is not null;
create index applications_queue_by_country on applications (country_code, submitted_at desc, id desc)
  include (fund_id, status, sector, amount_requested, amount_approved, currency) where submitted_at is not null;
create index applications_queue_by_country_status on applications (country_code, status, submitted_at desc, id desc)
  include (fund_id, sector) where submitted_at is not null;
create index applications_queue_by_sector on applications (sector, submitted_at desc, id desc)
  include (fund_id, status, country_code, amount_requested, amount_approved, currency) where submitted_at is not null;
create index applications_queue_by_update on applications (updated_at desc, id desc)
  include (fund_id, status, country_code, sector, submitted_at) where submitted_at is not null;
create index applications_queue_by_title on applications (lower(project_title) desc nulls last, id desc)
  include (project_title, fund_id, status, country_code, sector, submitted_at) where submitted_at is not null;
create index applications_queue_by_amount on applications (amount_requested desc nulls last, id desc)
  include (fund_id, status, country_code, sector, submitted_at) where submitted_at is not null;
create index applications_queue_by_organisation on applications (lower(organisation_name) desc nulls last, id desc)
  include (organisation_name, fund_id, status, country_code, sector, submitted_at) where submitted_at is not null;
create index applications_queue_by_reviewers on applications (reviewer_count, submitted_at desc, id desc)
  include (fund_id, status, country_code, sector) where submitted_at is not null;
-- Rows that have none of it come last and are walked along another index.
create index applications_queue_by_due on applications (next_due_at, submitted_at desc, id desc)
  include (fund_id, status, country_code, sector) where submitted_at is not null and next_due_at is not null;
create index applications_queue_by_score on applications (mean_score, submitted_at desc, id desc)
  include (fund_id, status, country_code, sector) where submitted_at is not null and mean_score is not null;
create index applications_queue_by_spread on applications (score_spread, submitted_at desc, id desc)
  include (fund_id, status, country_code, sector) where submitted_at is not null and score_spread is not null;
create index applications_queue_by_waiting on applications (waiting_since, submitted_at desc, id desc)
  include (fund_id, status, country_code, sector) where submitted_at is not null and waiting_since is not null;
create index applications_queue_unassigned on applications (submitted_at desc, id desc)
  include (fund_id, status, country_code, sector)
  where submitted_at is not null and not has_reviewer and status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW');
create index applications_decided on applications (status, decided_at)
  include (fund_id, country_code, sector, submitted_at, amount_requested, amount_approved, currency)
  where submitted_at is not null and decided_at is not null and status in ('APPROVED', 'REJECTED');

-- What waits longest is the first row of an index that holds nothing else.
create index applications_to_decide on applications (status, updated_at) include (fund_id, country_code, sector)
  where submitted_at is not null and status in ('RECOMMENDED', 'NOT_RECOMMENDED');
create index applications_without_reviewer on applications (status, updated_at) include (fund_id, country_code, sector)
  where submitted_at is not null and not has_reviewer and status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW');
create index applications_returned on applications (updated_at) include (due_at, fund_id, country_code, sector)
  where submitted_at is not null and status = 'RETURNED';
create index applications_overdue on applications (due_at) include (fund_id, country_code, sector, updated_at)
  where submitted_at is not null and status = 'RETURNED';

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
create index given_in_order on given_applications (reviewer_id, submitted_at desc, application_id desc)
  include (state, fund_id, status, country_code);
-- What somebody has still to judge, however much there was before.
create index given_to_judge on given_applications (reviewer_id) include (application_id, state, status)
  where state in ('PENDING', 'ACCEPTED') and status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'ON_HOLD');

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

-- After rows were brought in without triggers. Writers wait meanwhile.
create function rebuild_given() returns void language plpgsql as $$
begin
  lock table assignments, applications in share row exclusive mode;
  truncate given_applications;
  insert into given_applications (reviewer_id, application_id, state, fund_id, status, country_code, submitted_at)
  select s.reviewer_id, a.id, s.state, a.fund_id, a.status, a.country_code, a.submitted_at
  from assignments s join applications a on a.id = s.application_id
  where s.state <> 'REMOVED' and a.submitted_at is not null;
end $$;

-- Views of the queue that a person has named: filters, an order and columns.
create table queue_views (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  fund_id text not null,
  query jsonb not null,
  columns jsonb not null,
  created_at timestamptz not null default now()
);
create unique index queue_views_by_name on queue_views (user_id, lower(name));
