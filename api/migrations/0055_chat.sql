create table chat_conversations (
  id text primary key,
  visitor_name text not null,
  email text not null,
  language text not null check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  status text not null default 'WAITING' check (status in ('WAITING', 'ACTIVE', 'CLOSED')),
  -- An applicant who was signed in; null for a visitor, who is known by a secret instead.
  user_id text references users (id),
  -- Made by the visitor's browser, so that a start that is repeated finds the first one.
  secret_hash bytea not null unique,
  agent_id text references users (id),
  application_id text references applications (id) on delete set null,
  contact_message_id text references contact_messages (id),
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  closed_at timestamptz,
  rating smallint check (rating between 1 and 5),
  -- Taken under the row's lock, so messages have an order without gaps on all instances.
  last_seq integer not null default 0,
  check (status <> 'WAITING' or agent_id is null),
  check (status <> 'ACTIVE' or agent_id is not null),
  check ((status = 'CLOSED') = (closed_at is not null)),
  check (rating is null or status = 'CLOSED')
);
create unique index chat_one_open_per_user on chat_conversations (user_id) where status <> 'CLOSED';
create index chat_waiting on chat_conversations (started_at, id) where status = 'WAITING';
create index chat_of_agent on chat_conversations (agent_id, last_message_at) where status = 'ACTIVE';
create index chat_open_by_age on chat_conversations (last_message_at) where status <> 'CLOSED';
create index chat_closed_by_age on chat_conversations (closed_at) where user_id is null;

create table chat_messages (
  conversation_id text not null references chat_conversations (id) on delete cascade,
  seq integer not null,
  id text not null unique,
  source text not null check (source in ('VISITOR', 'AGENT', 'SYSTEM')),
  author_id text references users (id),
  -- Null only for the system's own: a repeat of what was sent is recognised by it.
  client_id text,
  text text not null check (length(text) between 1 and 4000),
  event text check (event in ('JOINED', 'TRANSFERRED', 'LEFT', 'CLOSED', 'STALE', 'TICKET')),
  at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  primary key (conversation_id, seq),
  unique (conversation_id, source, client_id),
  check ((source = 'SYSTEM') = (event is not null)),
  check ((source = 'SYSTEM') = (client_id is null))
);
create index chat_messages_unread on chat_messages (conversation_id) where read_at is null and source = 'VISITOR';

-- An agent is there while the lease runs: that of an instance that was killed runs out by itself.
create table chat_presence (
  user_id text primary key references users (id),
  state text not null check (state in ('AVAILABLE', 'AWAY')),
  lease_until timestamptz not null
);

-- Lost in a crash at no cost: whoever held one asks for another.
create unlogged table chat_tickets (
  hash bytea primary key,
  user_id text,
  session_id text,
  -- Null: the agents' desk.
  conversation_id text,
  expires_at timestamptz not null
);
create index chat_tickets_by_age on chat_tickets (expires_at);
