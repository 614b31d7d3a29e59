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
  purpose text not null check (purpose in ('REGISTER', 'SIGN_IN')),
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
