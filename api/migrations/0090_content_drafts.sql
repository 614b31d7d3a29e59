-- What editors have written and not published, beside `content_texts`, which keeps what the public reads. A draft is
-- written here and nowhere else, so that nothing that watches the published texts is stirred by it.
create table content_drafts (
  key text not null,
  lang text not null check (lang in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  -- Null: no draft is open. The row stays, so that the row version never goes back.
  data jsonb,
  -- The published English version that the draft was made from.
  translation_of integer,
  updated_by text references users (id),
  updated_at timestamptz not null default now(),
  -- Counts every save of this language, published ones included.
  row_version integer not null default 0,
  primary key (key, lang)
);
