-- One row per section and language, so that saving one language cannot touch another.
create table content_texts (
  key text not null,
  lang text not null check (lang in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  data jsonb not null,
  status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED', 'CHANGED')),
  version integer not null default 1,
  published_version integer,
  -- The English version that this text was made from.
  translation_of integer,
  updated_by text references users (id),
  updated_at timestamptz not null default now(),
  row_version integer not null default 1,
  primary key (key, lang)
);

create table faqs (
  id text primary key,
  category text not null check (category in ('GENERAL', 'BASE_FUND', 'CREDIT_FUND', 'ACCOUNT', 'TECHNICAL')),
  question jsonb not null,
  answer jsonb not null,
  "order" integer not null,
  is_published boolean not null,
  helpful_yes integer not null default 0,
  helpful_no integer not null default 0,
  updated_by text references users (id),
  updated_at timestamptz not null default now(),
  row_version integer not null default 1
);
create index faqs_in_order on faqs ("order", id);

create table partners (
  id text primary key,
  name jsonb not null,
  type text not null check (type in ('FOUNDER', 'FUND_MANAGER', 'CONTRIBUTOR', 'TECHNICAL', 'REGIONAL')),
  role jsonb not null,
  logo_file_key text,
  logo_alt jsonb not null,
  website text,
  description jsonb not null,
  "order" integer not null,
  is_published boolean not null
);

create table contacts (
  id text primary key,
  label jsonb not null,
  address jsonb not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  city text not null,
  emails jsonb not null,
  phones jsonb not null,
  opening_hours jsonb not null,
  map_url text,
  "order" integer not null,
  is_published boolean not null,
  updated_by text references users (id),
  updated_at timestamptz not null default now(),
  row_version integer not null default 1
);
