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
