create sequence contact_ticket_number;

create table contact_messages (
  id text primary key,
  ticket_number text not null unique,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  topic text not null check (topic in (
    'GENERAL', 'APPLICATION', 'TECHNICAL', 'COMPLAINT', 'MEDIA', 'PARTNERSHIP')),
  application_number text,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  status text not null default 'NEW' check (status in ('NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM')),
  assigned_to text references users (id),
  created_at timestamptz not null default now(),
  first_reply_at timestamptz,
  is_example boolean not null default false,
  row_version integer not null default 1
);
create index contact_messages_by_time on contact_messages (created_at desc, id desc);
create index contact_messages_by_status on contact_messages (status, created_at desc, id desc);

create table contact_replies (
  id text primary key,
  contact_us_id text not null references contact_messages (id),
  body text not null,
  by_user_id text not null references users (id),
  -- Null: an example that was never sent.
  outbox_id text references outbox (id),
  sent_at timestamptz not null default now()
);
create index contact_replies_by_message on contact_replies (contact_us_id, sent_at, id);

create table interests (
  id text primary key,
  type text not null check (type in (
    'APPLY_BASE_FUND', 'APPLY_CREDIT_FUND', 'CONTRIBUTE', 'PARTNER', 'NEWS_UPDATES')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  organisation text,
  position text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  message text,
  language text not null check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  consent boolean not null check (consent),
  status text not null default 'NEW' check (status in ('NEW', 'CONTACTED', 'CLOSED')),
  created_at timestamptz not null default now()
);
create index interests_by_time on interests (created_at desc, id desc);
