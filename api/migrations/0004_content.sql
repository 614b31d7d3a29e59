-- What visitors read: sections, questions, partners and offices, with drafts, versions and schedules.

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

-- What editors have written and not published, beside `content_texts`, which keeps what the public reads. A draft is
-- written here and nowhere else, so that nothing that watches the published texts is stirred by it. Questions, partners
-- and offices are here under the name of their list and their id, in all languages at once.
create table content_drafts (
  key text not null,
  lang text not null check (lang in ('en', 'fr', 'pt', 'ar', 'es', 'sw', 'all')),
  -- Null: no draft is open. The row stays, so that the row version never goes back.
  data jsonb,
  updated_by text references users (id),
  updated_at timestamptz not null default now(),
  -- Counts every save of this language, published ones included.
  row_version integer not null default 0,
  -- By language the version whose English the words of the draft were made from, where they are not those that are public.
  made_from jsonb,
  primary key (key, lang),
  constraint content_drafts_entries check ((lang = 'all') = (key like '%/%'))
);

-- Every text that was ever public, with who published it and when.
create table content_versions (
  key text not null,
  lang text not null,
  version integer not null check (version > 0),
  data jsonb not null,
  translation_of integer,
  published_by text references users (id),
  published_at timestamptz not null,
  -- Of an entry in all languages: by language the version that its words came with, or of a translation the English that
  -- was public then. Of sections `translation_of` says so, whose languages have versions of their own.
  made_from jsonb,
  primary key (key, lang, version)
);

create trigger content_versions_append_only before update or delete or truncate on content_versions
  for each statement execute function refuse_change();

-- By the table itself: whatever publishes a text, its version is kept.
create function keep_content_version() returns trigger language plpgsql as $$
begin
  insert into content_versions (key, lang, version, data, translation_of, published_by, published_at)
  values (new.key, new.lang, new.published_version, new.data, new.translation_of, new.updated_by, new.updated_at);
  return null;
end $$;
create trigger content_texts_kept_on_insert after insert on content_texts
  for each row when (new.published_version is not null) execute function keep_content_version();
create trigger content_texts_kept_on_update after update on content_texts
  for each row when (new.published_version is distinct from old.published_version and new.published_version is not null)
  execute function keep_content_version();

-- A draft that goes public by itself at a moment. It is kept here as it stood when that was asked for: what is
-- written into the draft afterwards waits for a person.
create table content_schedules (
  id text primary key,
  key text not null,
  lang text not null check (lang in ('en', 'fr', 'pt', 'ar', 'es', 'sw', 'all')),
  data jsonb not null,
  translation_of integer,
  publish_at timestamptz not null,
  created_by text not null references users (id),
  created_at timestamptz not null default now(),
  state text not null default 'WAITING' check (state in ('WAITING', 'PUBLISHED', 'CANCELLED', 'FAILED')),
  settled_by text references users (id),
  settled_at timestamptz,
  -- The error code that kept it from going public.
  reason text,
  check ((state = 'WAITING') = (settled_at is null)),
  check ((state = 'FAILED') = (reason is not null)),
  -- Questions, partners and offices are scheduled in one language or, with `all`, in every one.
  constraint content_schedules_entries check (lang <> 'all' or key like '%/%')
);

create unique index content_schedules_one_waiting on content_schedules (key, lang) where state = 'WAITING';
create index content_schedules_due on content_schedules (publish_at) where state = 'WAITING';
create index content_schedules_failed on content_schedules (settled_at) where state = 'FAILED';

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
  is_published boolean not null,
  updated_by text references users (id),
  updated_at timestamptz not null default now(),
  row_version integer not null default 1
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

-- The texts of one language by the name of their field; null where nothing is written in it.
create function entry_texts(words jsonb, language text) returns jsonb language sql immutable as $$
  select jsonb_object_agg(field.key, field.value -> language) from jsonb_each(words) as field
  where jsonb_typeof(field.value) = 'object' and field.value ? language
$$;

-- The texts of one language, with what belongs to none.
create function entry_part(words jsonb, language text) returns jsonb language sql immutable as $$
  select jsonb_object_agg(field.key,
    case jsonb_typeof(field.value) when 'object' then field.value -> language else field.value end)
  from jsonb_each(words) as field
$$;

-- A language whose words are those of the version before was made from what they were made from.
create function entry_made_from(words jsonb, version integer, last_words jsonb, last_made_from jsonb)
returns jsonb language sql immutable as $$
  with english as (
    select case when entry_texts(words, 'en') is distinct from entry_texts(last_words, 'en') then version
      else (last_made_from ->> 'en')::integer end as version
  )
  select jsonb_object_agg(lang, case
    when lang = 'en' or entry_texts(words, lang) is distinct from entry_texts(last_words, lang) then english.version
    else (last_made_from ->> lang)::integer end)
  from english, unnest(array['en', 'fr', 'pt', 'ar', 'es', 'sw']) as lang
  where entry_texts(words, lang) is not null
$$;

-- By the tables themselves: whatever makes an entry public, its version is kept. The arguments name each column and
-- what the contract calls it; place, publication and votes are no words of an entry.
create function keep_entry_version() returns trigger language plpgsql as $$
declare
  name constant text := tg_table_name || '/' || new.id;
  columns constant jsonb := to_jsonb(new);
  -- Of words that were scheduled: they are as old as the schedule.
  scheduled constant jsonb := nullif(current_setting('portal.scheduled_from', true), '')::jsonb;
  words jsonb := '{}';
  number integer;
  last record;
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    words := words || jsonb_build_object(tg_argv[i + 1], columns -> tg_argv[i]);
  end loop;
  select version, data, made_from into last from content_versions
    where key = name and lang = 'all' order by version desc limit 1;
  if last.data is distinct from words then
    number := coalesce(last.version, 0) + 1;
    insert into content_versions (key, lang, version, data, made_from, published_by, published_at)
    values (name, 'all', number, words,
      entry_made_from(words, number, last.data, last.made_from) || coalesce(scheduled, '{}'), new.updated_by, new.updated_at);
  end if;
  return null;
end $$;

create trigger faqs_kept after insert or update of category, question, answer, is_published on faqs
  for each row when (new.is_published)
  execute function keep_entry_version('category', 'category', 'question', 'question', 'answer', 'answer');
create trigger partners_kept
  after insert or update of name, type, role, logo_file_key, logo_alt, website, description, is_published on partners
  for each row when (new.is_published)
  execute function keep_entry_version('name', 'name', 'type', 'type', 'role', 'role', 'logo_file_key', 'logoFileKey',
    'logo_alt', 'logoAlt', 'website', 'website', 'description', 'description');
create trigger contacts_kept
  after insert or update of label, address, country_code, city, emails, phones, opening_hours, map_url, is_published
  on contacts for each row when (new.is_published)
  execute function keep_entry_version('label', 'label', 'address', 'address', 'country_code', 'countryCode',
    'city', 'city', 'emails', 'emails', 'phones', 'phones', 'opening_hours', 'openingHours', 'map_url', 'mapUrl');

-- One number that moves with everything that public pages show, so that what was rendered from it can be
-- kept until it moves. A row instead of a sequence: its new number becomes visible together with the change
-- and never before it.
create table public_revision (
  one boolean primary key default true check (one),
  revision bigint not null,
  changed_at timestamptz not null
);
insert into public_revision (revision, changed_at) values (1, now());

create function move_public_revision() returns trigger language plpgsql as $$
begin
  update public_revision set revision = revision + 1, changed_at = now();
  return null;
end $$;

create trigger content_texts_are_public after insert or update or delete or truncate on content_texts
  for each statement execute function move_public_revision();
create trigger public_files_are_public after insert or update or delete or truncate on public_files
  for each statement execute function move_public_revision();
create trigger eligibility_rules_are_public after insert on eligibility_rules
  for each statement execute function move_public_revision();

-- Drafts of an entry, votes on an answer and sums of a fund move all the time; no page is rendered anew for them.
create trigger faqs_are_public after insert or delete or truncate on faqs
  for each statement execute function move_public_revision();
create trigger changed_faqs_are_public
  after update of category, question, answer, "order", is_published on faqs
  for each statement execute function move_public_revision();
create trigger partners_are_public after insert or delete or truncate on partners
  for each statement execute function move_public_revision();
create trigger changed_partners_are_public
  after update of name, type, role, logo_file_key, logo_alt, website, description, "order", is_published on partners
  for each statement execute function move_public_revision();
create trigger contacts_are_public after insert or delete or truncate on contacts
  for each statement execute function move_public_revision();
create trigger changed_contacts_are_public
  after update of label, address, country_code, city, emails, phones, opening_hours, map_url, "order", is_published
  on contacts for each statement execute function move_public_revision();
create trigger funds_are_public after insert or delete or truncate on funds
  for each statement execute function move_public_revision();
create trigger changed_funds_are_public
  after update of fund_type, title, description, eligibility_text, currency, status, opens_at, closes_at,
    min_amount, max_amount, min_own_contribution_percent on funds
  for each statement execute function move_public_revision();
