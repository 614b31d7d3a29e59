-- Steps of the workflow that need rows of their own: a reviewer's proposal, the applicant's confirmation of what
-- somebody entered for the applicant, the hand-over, and what was reminded of.

alter table staff_decisions drop constraint staff_decisions_kind_check;
alter table staff_decisions add constraint staff_decisions_kind_check
  check (kind in ('RECOMMENDATION', 'FIRST_SIGN_OFF', 'FINAL', 'PROCESS', 'PROPOSAL'));

-- From then on the applicant acts alone; who entered it stays barred from judging it.
alter table applications add column handed_over_at timestamptz;
alter table applications add constraint applications_handed_over_to_somebody
  check (handed_over_at is null or (is_on_behalf and applicant_user_id is not null));
create index applications_by_applicant_key on applications (applicant_key) where applicant_user_id is null;

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

-- Days after the date of a return until the application ends by itself.
alter table funds add column return_grace_days integer not null default 14 check (return_grace_days between 1 and 180);

-- One row for each mail that a clock sent: two instances, or one run twice, meet in the key. `anchor` is the moment
-- that the reminder is about, so that a new date is reminded of anew.
create table reminders (
  kind text not null check (kind in ('RETURNED', 'DRAFT', 'REVIEW')),
  subject_id text not null,
  anchor timestamptz not null,
  n integer not null check (n between 1 and 2),
  sent_at timestamptz not null default now(),
  primary key (kind, subject_id, anchor, n)
);
create index assignments_due on assignments (due_at) where state in ('PENDING', 'ACCEPTED') and due_at is not null;
create index applications_old_drafts on applications (last_saved_at) where status = 'DRAFT';
