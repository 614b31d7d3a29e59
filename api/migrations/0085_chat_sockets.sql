-- The sockets that are open on all instances, so that those of one person can be counted together.
-- Unlogged: after a crash the instances write theirs anew at the next beat.
create unlogged table chat_sockets (
  id text primary key,
  -- An account, or a visitor's conversation.
  owner text not null,
  opened_at timestamptz not null,
  -- That of an instance that was killed runs out by itself.
  lease_until timestamptz not null
);
create index chat_sockets_by_owner on chat_sockets (owner, opened_at desc);
create index chat_sockets_by_lease on chat_sockets (lease_until);
