-- What each language of an entry was made from, so that a translation older than the English beside it is told. Of
-- sections `translation_of` says so, whose languages have versions of their own.
alter table content_versions
  -- By language the version that its words came with, or of a translation the English that was public then.
  add column made_from jsonb;
alter table content_drafts
  -- By language the public English that the words of the draft were made from, where they are not those that are public.
  add column made_from jsonb;

-- The texts of one language by the name of their field; null where nothing is written in it.
create function entry_texts(words jsonb, language text) returns jsonb language sql immutable as $$
  select jsonb_object_agg(field.key, field.value -> language) from jsonb_each(words) as field
  where jsonb_typeof(field.value) = 'object' and field.value ? language
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

create or replace function keep_entry_version() returns trigger language plpgsql as $$
declare
  name constant text := tg_table_name || '/' || new.id;
  columns constant jsonb := to_jsonb(new);
  -- Of words that were planned: they are as old as the plan.
  planned constant jsonb := nullif(current_setting('portal.planned_from', true), '')::jsonb;
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
      entry_made_from(words, number, last.data, last.made_from) || coalesce(planned, '{}'), new.updated_by, new.updated_at);
  end if;
  return null;
end $$;

-- The history tells what the languages that are public were made from.
alter table content_versions disable trigger content_versions_append_only;
do $$
declare
  kept record;
  last record;
begin
  for kept in select key, version, data from content_versions where lang = 'all' order by key, version loop
    select data, made_from into last from content_versions
      where key = kept.key and lang = 'all' and version = kept.version - 1;
    update content_versions set made_from = entry_made_from(kept.data, kept.version, last.data, last.made_from)
      where key = kept.key and lang = 'all' and version = kept.version;
  end loop;
end $$;
alter table content_versions enable trigger content_versions_append_only;
