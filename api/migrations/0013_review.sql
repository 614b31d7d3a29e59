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

create table staff_decisions (
  seq bigint generated always as identity primary key,
  id text not null unique,
  application_id text not null references applications (id),
  version integer not null,
  review_round integer not null,
  decision text not null check (decision in (
    'APPROVE', 'REJECT', 'RETURN', 'ABSTAIN', 'HOLD', 'RELEASE', 'MARK_INELIGIBLE', 'SEND_BACK', 'START_REVIEW', 'REOPEN')),
  kind text not null check (kind in ('RECOMMENDATION', 'FIRST_SIGN_OFF', 'FINAL', 'PROCESS')),
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
create unique index staff_decisions_one_word_per_round on staff_decisions (application_id, review_round, by_user_id, kind)
  where kind in ('RECOMMENDATION', 'FIRST_SIGN_OFF');
create trigger staff_decisions_append_only before update or delete or truncate on staff_decisions
  for each statement execute function refuse_change();
