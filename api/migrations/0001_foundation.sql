create table users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  email_verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  phone text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  organisation text,
  role text not null check (role in (
    'FUND_BENEFICIARY_USER', 'FUND_REVIEWER_USER', 'FUND_MANAGER_USER', 'FUND_MANAGER_SUPER_USER')),
  status text not null check (status in ('PENDING', 'ACTIVE', 'DISABLED', 'LOCKED')),
  language text not null default 'en' check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  notification_prefs jsonb not null default '{}',
  is_chat_agent boolean not null default false,
  mfa_enabled boolean not null default false,
  password_hash text,
  password_changed_at timestamptz,
  last_login_at timestamptz,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  row_version integer not null default 1
);
create index users_by_role on users (role, status, created_at desc, id desc);

-- Tokens are stored as hashes only; an ended row stays until the purge, so that "expired" and
-- "unknown" can be told apart.
create table sessions (
  id text primary key,
  user_id text not null references users (id),
  token_hash bytea not null unique,
  binding_hash bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  ip text not null,
  user_agent text not null
);
create index sessions_open on sessions (user_id, created_at) where ended_at is null;

-- A second factor that was asked for at sign-in.
create table mfa_challenges (
  id text primary key,
  user_id text not null references users (id),
  token_hash bytea not null unique,
  code_hash bytea not null,
  tries integer not null default 0,
  sends integer not null default 1,
  last_sent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mfa_challenges_by_user on mfa_challenges (user_id, created_at);

-- Mailed proofs: confirming an address, resetting a password, taking up an invitation.
create table mailed_proofs (
  id text primary key,
  user_id text not null references users (id),
  purpose text not null check (purpose in ('CONFIRM_EMAIL', 'RESET_PASSWORD', 'INVITE')),
  token_hash bytea not null unique,
  code_hash bytea,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_proofs_by_user on mailed_proofs (user_id, purpose, created_at desc);

create table login_history (
  id text primary key,
  user_id text not null references users (id),
  at timestamptz not null default now(),
  outcome text not null check (outcome in (
    'SUCCESS', 'WRONG_PASSWORD', 'MFA_FAILED', 'MFA_SENT', 'LOCKED', 'DISABLED', 'LOGOUT', 'EXPIRED', 'RESET')),
  method text not null check (method in ('PASSWORD', 'PASSWORD_MFA', 'PASSKEY')),
  ip text not null,
  country_code text,
  device text not null,
  browser text not null,
  os text not null,
  is_new_device boolean not null default false,
  session_id text
);
create index login_history_by_user on login_history (user_id, at desc, id desc);
create index login_history_by_time on login_history (at desc, id desc);

create table audit_log (
  seq bigint primary key,
  id text not null unique,
  at timestamptz not null,
  actor_id text,
  actor_name text not null,
  actor_role text,
  process text not null check (process in (
    'AUTH', 'USER', 'APPLICATION', 'REVIEW', 'FUND', 'CONTENT', 'FAQ', 'CONTACT', 'FILE', 'EXPORT', 'SETTINGS', 'SYSTEM')),
  action text not null check (action in (
    'CREATE', 'UPDATE', 'DELETE', 'SUBMIT', 'DECIDE', 'ASSIGN', 'TOGGLE', 'EXPORT', 'DOWNLOAD', 'VIEW_SENSITIVE',
    'SIGN_IN', 'SIGN_OUT')),
  entity_type text not null,
  entity_id text,
  entity_label text,
  changes jsonb not null,
  outcome text not null check (outcome in ('OK', 'DENIED', 'FAILED')),
  ip text,
  user_agent text,
  request_id text,
  on_behalf_of text,
  prev_hash text not null,
  hash text not null
);
create index audit_log_by_entity on audit_log (entity_type, entity_id, seq desc);
create index audit_log_by_process on audit_log (process, seq desc);
create index audit_log_by_actor on audit_log (actor_id, seq desc);
create index audit_log_by_time on audit_log (at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

create table outbox (
  id text primary key,
  to_address text not null,
  template text not null,
  language text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'DEAD')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_due on outbox (next_try_at) where status = 'QUEUED';
create index outbox_by_time on outbox (created_at desc, id desc);

create table idempotency_keys (
  user_id text not null,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, operation, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Counting loses nothing that matters in a crash, so it skips the write-ahead log.
create unlogged table rate_counters (
  key text primary key,
  window_start timestamptz not null,
  n integer not null
);

create table seed_runs (
  name text primary key,
  at timestamptz not null default now()
);

-- Mails that someone asked for by address alone. Written the same for known and unknown addresses
-- and worked off afterwards, so that neither answer nor time tells who has an account.
create table mail_requests (
  id text primary key,
  kind text not null check (kind in ('RESET_PASSWORD', 'CONFIRM_EMAIL')),
  email text not null,
  created_at timestamptz not null default now()
);
create index mail_requests_by_time on mail_requests (created_at);
