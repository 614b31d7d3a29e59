-- A draft that goes public by itself at a moment. It is kept here as it stood when that was asked for: what is
-- written into the draft afterwards waits for a person.
create table content_schedules (
  id text primary key,
  key text not null,
  lang text not null check (lang in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  data jsonb not null,
  translation_of integer,
  -- The row version of the draft: when it is still that, publishing closes the draft.
  draft_row_version integer not null,
  publish_at timestamptz not null,
  created_by text not null references users (id),
  created_at timestamptz not null default now(),
  state text not null default 'WAITING' check (state in ('WAITING', 'PUBLISHED', 'CANCELLED', 'FAILED')),
  settled_by text references users (id),
  settled_at timestamptz,
  -- The error code that kept it from going public.
  reason text,
  check ((state = 'WAITING') = (settled_at is null)),
  check ((state = 'FAILED') = (reason is not null))
);
create unique index content_schedules_one_waiting on content_schedules (key, lang) where state = 'WAITING';
create index content_schedules_due on content_schedules (publish_at) where state = 'WAITING';
create index content_schedules_failed on content_schedules (settled_at) where state = 'FAILED';
