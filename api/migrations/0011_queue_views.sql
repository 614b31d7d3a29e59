-- Views of the queue that a person has named: filters, an order and columns.
create table queue_views (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  fund_id text not null,
  query jsonb not null,
  columns jsonb not null,
  created_at timestamptz not null default now()
);
create unique index queue_views_by_name on queue_views (user_id, lower(name));
