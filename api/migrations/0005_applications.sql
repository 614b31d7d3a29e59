-- Applications from the first word to the payout account, and everything that was sent with them.

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
  -- The version of the fund's criteria that was in force at the first sending: it is scored by them to the end.
  criteria_version integer,
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

  -- Whether somebody is at work on it; kept by the trigger on assignments, so that lists and counts of what waits
  -- for a reviewer need not look there.
  has_reviewer boolean not null default false,
  -- What lists of staff sort and filter by, kept by the triggers of reviews: who is at work on it and by when they shall
  -- have spoken, the mean of their scores in this round and how far apart they are.
  reviewer_count integer not null default 0,
  review_due_at timestamptz,
  mean_score numeric(4, 2),
  score_spread numeric(4, 2),
  -- Since when it waits in its status; taking it up for review does not end the waiting. Null at the end.
  waiting_since timestamptz,
  -- The date of the reviews, or of the applicant while it is returned; nothing is due on hold or at the end.
  next_due_at timestamptz generated always as (case
    when status = 'RETURNED' then due_at
    when status in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'RECOMMENDED', 'NOT_RECOMMENDED') then review_due_at
  end) stored,
  -- From then on the applicant acts alone; who entered it stays barred from judging it.
  handed_over_at timestamptz,
  -- The applicant says that what somebody entered was not agreed. Confirming it later empties this again.
  applicant_refused_at timestamptz,

  check (status in ('DRAFT', 'WITHDRAWN') or (application_number is not null and submitted_at is not null)),
  check (status <> 'RETURNED' or (return_request is not null and due_at is not null)),
  check (status <> 'APPROVED' or (amount_approved is not null and decided_at is not null)),
  check (status <> 'ON_HOLD' or previous_status is not null),
  constraint applications_handed_over_to_somebody
    check (handed_over_at is null or (is_on_behalf and applicant_user_id is not null)),
  constraint applications_confirmed_or_refused
    check (applicant_refused_at is null or (is_on_behalf and applicant_confirmed_at is null))
);

create unique index applications_one_in_progress on applications (fund_id, applicant_key)
  where status in ('SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'RESUBMITTED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'ON_HOLD');
create unique index applications_one_draft on applications (fund_id, applicant_key) where status = 'DRAFT';

create index applications_by_applicant on applications (applicant_user_id, last_saved_at desc, id desc);
create index applications_by_enterer on applications (entered_by, last_saved_at desc, id desc) where is_on_behalf;
create index applications_by_applicant_key on applications (applicant_key) where applicant_user_id is null;
create index applications_old_drafts on applications (last_saved_at) where status = 'DRAFT';
create index applications_by_authority on applications (authority_file_key) where authority_file_key is not null;
-- Numbers compare as bytes whatever the collation of the database.
create index applications_by_number on applications (application_number text_pattern_ops) where submitted_at is not null;

alter table fund_history add foreign key (application_id) references applications (id);

-- The application that a mail tells about; a draft may be gone by then.
alter table outbox add application_id text references applications (id) on delete set null;
create index outbox_by_application on outbox (application_id, created_at desc, id desc) where application_id is not null;

-- The last number given to each kind of fund in each year.
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
  -- What the return before it asked for, as the applicant had ticked it off.
  requests jsonb not null default '[]',
  -- Of the signatory, where one was invited.
  signature jsonb,
  submitted_by text not null references users (id),
  submitted_at timestamptz not null,
  primary key (application_id, version)
);
create trigger application_versions_append_only before update or delete or truncate on application_versions
  for each statement execute function refuse_change();

-- One organisation under two accounts: its number as a register would compare it, with the country whose register it is.
create function registration_key(answers jsonb) returns text language sql immutable parallel safe as $$
  select (answers #>> '{organisation,countryCode}') || ':'
    || nullif(regexp_replace(upper(answers #>> '{organisation,registrationNumber}'), '[^[:alnum:]]', '', 'g'), '')
$$;

-- On what was sent, which never changes: the answers of a draft change with every word typed.
create index application_versions_by_registration on application_versions (registration_key(answers));

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

-- Every letter of authority that an application ever carried, also in a version that was sent before
-- and in answers that are being changed: they are kept as its documents are.
create table application_authority_files (
  application_id text not null references applications (id) on delete cascade,
  file_key text not null references files (file_key),
  added_at timestamptz not null default now(),
  primary key (application_id, file_key)
);
create index application_authority_files_by_file on application_authority_files (file_key);

create function note_authority_file() returns trigger language plpgsql as $$
begin
  insert into application_authority_files (application_id, file_key)
    select new.id, f.file_key from files f
    where f.file_key in (new.authority_file_key, new.answers #>> '{applicant,authorityFileKey}')
  on conflict do nothing;
  return null;
end $$;
create trigger note_authority_file after insert or update of answers, authority_file_key on applications
  for each row when (new.is_on_behalf) execute function note_authority_file();

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
create index application_messages_by_file on application_messages (file_key) where file_key is not null;

-- A mailed link or code by which the applicant says that the entry is the applicant's own.
create table entry_confirmations (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  token_hash bytea not null unique,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index entry_confirmations_by_application on entry_confirmations (application_id, created_at desc);

-- Colleagues whom an applicant invited by their address, and what they may do.
create table application_members (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('VIEW', 'EDIT', 'SIGN')),
  -- Who accepted it.
  user_id text references users (id),
  invited_by text not null references users (id),
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  -- Declined, taken back, removed or left.
  removed_at timestamptz,
  check ((user_id is null) = (accepted_at is null))
);
create unique index application_members_once on application_members (application_id, email) where removed_at is null;
create unique index application_members_one_signatory on application_members (application_id)
  where role = 'SIGN' and removed_at is null;
create index application_members_by_user on application_members (user_id, application_id)
  where user_id is not null and removed_at is null;
create index application_members_invited on application_members (email) where user_id is null and removed_at is null;

-- What a signatory signed with a mailed code: the answers and documents of a version. A change of them voids it.
create table application_signatures (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  user_id text not null references users (id),
  name text not null,
  version integer not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  signed_at timestamptz not null default now(),
  voided_at timestamptz
);
create unique index application_signatures_one on application_signatures (application_id, version)
  where voided_at is null;

create table signature_codes (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  user_id text not null references users (id),
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index signature_codes_open on signature_codes (application_id, user_id) where used_at is null;

-- Where somebody has the form of an application open, and when that was last heard.
create table application_presence (
  application_id text not null references applications (id) on delete cascade,
  user_id text not null references users (id),
  section text,
  seen_at timestamptz not null default now(),
  primary key (application_id, user_id)
);

-- Who of the applicant's side changed an answer last, written down while several work on an application.
create table application_answer_changes (
  application_id text not null references applications (id) on delete cascade,
  section text not null,
  field text not null,
  user_id text not null references users (id),
  at timestamptz not null default now(),
  primary key (application_id, section, field)
);

-- Where the money of an approved application goes: the treasury account of a state, told by the applicant
-- after the approval and by nobody else.
create table account_holders (
  application_id text primary key references applications (id) on delete cascade,
  holder text not null check (btrim(holder) <> ''),
  bank text not null check (btrim(bank) <> ''),
  country_code text not null references countries (code),
  account text not null check (account ~ '^[A-Z0-9]{5,34}$'),
  bic text check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  row_version integer not null default 1,
  updated_by text not null references users (id),
  updated_at timestamptz not null default now()
);

create function account_holder_after_approval() returns trigger language plpgsql as $$
begin
  if not exists (select from applications
    where id = new.application_id and fund_type = 'BASE_FUND' and status = 'APPROVED') then
    raise exception 'only an approved application of a state has an account' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger account_holder_after_approval before insert or update on account_holders
  for each row execute function account_holder_after_approval();
