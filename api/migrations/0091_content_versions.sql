-- Every text that was ever public, with who published it and when.
create table content_versions (
  key text not null,
  lang text not null,
  version integer not null check (version > 0),
  data jsonb not null,
  translation_of integer,
  published_by text references users (id),
  published_at timestamptz not null,
  primary key (key, lang, version)
);

insert into content_versions (key, lang, version, data, translation_of, published_by, published_at)
select key, lang, published_version, data, translation_of, updated_by, updated_at
from content_texts where published_version is not null;

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
