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
