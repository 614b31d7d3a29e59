-- Who has a text open at this moment. Forgotten within a minute, so a crash may forget it too.
create unlogged table content_editors (
  key text not null,
  lang text not null,
  -- One open page; the same person may have two.
  tab text not null,
  user_id text not null references users (id),
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (key, lang, tab)
);
create index content_editors_by_time on content_editors (seen_at);
