-- Accounts, what opens them, and other systems that sign in.

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
  row_version integer not null default 1,
  -- Since when the password must be replaced before anything else: somebody else may know it.
  password_due_since timestamptz
);

-- One index for each way in which accounts are listed: its order behind what must be equal, so that a page is
-- read and not sorted, and what filters say of it inside, so that rows passed over are not fetched.
create index users_by_time on users (created_at desc, id desc) include (role, status, country_code);
create index users_by_role on users (role, status, created_at desc, id desc);
create index users_staff on users (created_at desc, id desc) where role <> 'FUND_BENEFICIARY_USER';
create index users_chat_agents on users (created_at desc, id desc) where is_chat_agent;
create index users_by_status on users (status, created_at desc, id desc) include (role);
create index users_by_country on users (country_code, created_at desc, id desc) include (role, status);
create index users_by_last_sign_in on users (last_login_at desc nulls last, id desc) include (role);
create index users_by_name on users (last_name, id) include (role);
create index users_beneficiaries on users (created_at) include (country_code)
  where role = 'FUND_BENEFICIARY_USER' and email_verified_at is not null;

alter table files add foreign key (owner_id) references users (id);
alter table public_files add foreign key (published_by) references users (id);
alter table uploads add foreign key (owner_id) references users (id);

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
  user_agent text not null,
  -- When the person last proved with a password or a factor that it is them. Signing in is such a proof.
  confirmed_at timestamptz not null default now()
);
create index sessions_open on sessions (user_id, created_at) where ended_at is null;

-- A second factor that was asked for at sign-in.
create table mfa_challenges (
  id text primary key,
  user_id text not null references users (id),
  token_hash bytea not null unique,
  -- Absent where an app or a passkey is there: then a code is mailed only when asked for.
  code_hash bytea,
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
  used_at timestamptz,
  -- The page of an invitation tells who sent it; null for the first Admin, whom the portal itself invites.
  invited_by text references users (id)
);
create index mailed_proofs_by_user on mailed_proofs (user_id, purpose, created_at desc);

-- Mails that someone asked for by address alone. Written the same for known and unknown addresses
-- and worked off afterwards, so that neither answer nor time tells who has an account.
create table mail_requests (
  id text primary key,
  kind text not null check (kind in ('RESET_PASSWORD', 'CONFIRM_EMAIL', 'REGISTER')),
  email text not null,
  created_at timestamptz not null default now()
);
create index mail_requests_by_time on mail_requests (created_at);

-- A new address counts once both it and the present one have said yes.
create table email_changes (
  id text primary key,
  user_id text not null references users (id),
  new_email text not null check (new_email = lower(new_email)),
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Taken up, or made void by a later one.
  used_at timestamptz
);
create index email_changes_open on email_changes (user_id) where used_at is null;

-- Every attempt to sign in, chained like the log of changes.
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
  session_id text,
  seq bigint not null,
  prev_hash text not null,
  hash text not null
);

create index login_history_by_user on login_history (user_id, at desc, id desc);
create index login_history_by_time on login_history (at desc, id desc);
create index login_history_by_outcome on login_history (outcome, at desc, id desc);
create unique index login_history_by_seq on login_history (seq);
create trigger login_history_append_only before update or delete or truncate on login_history
  for each statement execute function refuse_change();

-- An authenticator app. The seed is readable only with a key that is not in the database.
create table authenticators (
  user_id text primary key references users (id),
  -- Nonce, ciphertext and tag of AES-256-GCM.
  seed bytea not null check (octet_length(seed) = 12 + 20 + 16),
  key_id text not null,
  -- The time step of the code that was used last: no code opens twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Absent until a first code has shown that the app holds the seed.
  confirmed_at timestamptz
);

-- What opens the account when every other factor is lost. Shown once, kept as keyed hashes.
create table recovery_codes (
  id text primary key,
  user_id text not null references users (id),
  code_hash bytea not null unique,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_codes_unused on recovery_codes (user_id) where used_at is null;

-- Every guess at a second factor, written before it is looked at and taken back when it was right.
-- What is left are the wrong ones; they lock the account whatever became of the request.
create table factor_tries (
  id text primary key,
  user_id text not null references users (id),
  at timestamptz not null default now()
);
create index factor_tries_by_user on factor_tries (user_id, at desc);

-- Public halves of the key pairs that people's devices keep. Nothing in here opens an account.
create table passkeys (
  id text primary key,
  user_id text not null references users (id),
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device says that it signed; a step back means a copy.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, created_at);

-- What a device was asked to sign: once, soon, by this person and for this purpose.
create table passkey_challenges (
  challenge text primary key,
  user_id text not null references users (id),
  -- CONFIRM: it also proves who is at a session that is open already.
  purpose text not null check (purpose in ('REGISTER', 'SIGN_IN', 'CONFIRM')),
  -- The sign-in or the session that asked.
  asked_by text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index passkey_challenges_by_asker on passkey_challenges (asked_by) where used_at is null;

-- Browsers that need no second step for a while. Staff have none.
create table trusted_devices (
  id text primary key,
  user_id text not null references users (id),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index trusted_devices_by_user on trusted_devices (user_id);

-- A further Admin is invited by one Admin and approved by another, as changes of funds are.
create table admin_proposals (
  id text primary key,
  email text not null,
  -- Names, country, phone and language of the invitation as they were typed.
  person jsonb not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  proposed_by text not null references users (id),
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  decided_by text references users (id),
  decided_at timestamptz,
  note text,
  check (decided_by <> proposed_by),
  check ((state in ('APPROVED', 'REJECTED')) = (decided_by is not null)),
  check ((state = 'PENDING') = (decided_at is null))
);
create unique index admin_proposals_pending on admin_proposals (email) where state = 'PENDING';

create function guard_admin_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a proposal stays' using errcode = 'restrict_violation';
  end if;
  if old.state <> 'PENDING' then
    raise exception 'a proposal is decided once' using errcode = 'check_violation';
  end if;
  if (new.email, new.person, new.proposed_by, new.proposed_at)
      is distinct from (old.email, old.person, old.proposed_by, old.proposed_at) then
    raise exception 'a proposal does not change, it is withdrawn' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger admin_proposals_guard before update or delete on admin_proposals
  for each row execute function guard_admin_proposal();

-- Other systems that read by OAuth 2.0 client credentials. Secrets and tokens are stored as hashes only.
create table api_clients (
  id text primary key,
  name text not null check (length(name) between 1 and 100),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by text not null references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);

-- At most two work at a time: the one of now, and the one before it until its end.
create table api_client_secrets (
  id text primary key,
  client_id text not null references api_clients (id),
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  -- Null: the secret of now.
  ends_at timestamptz
);
create unique index api_client_secrets_one_of_now on api_client_secrets (client_id) where ends_at is null;
create index api_client_secrets_by_client on api_client_secrets (client_id, created_at desc);

create table api_tokens (
  token_hash bytea primary key,
  client_id text not null references api_clients (id),
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index api_tokens_by_end on api_tokens (expires_at);
