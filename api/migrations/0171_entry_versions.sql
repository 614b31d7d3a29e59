-- By the tables themselves: whatever makes an entry public, its version is kept. The arguments name each column and
-- what the contract calls it; place, publication and votes are no words of an entry.
create function keep_entry_version() returns trigger language plpgsql as $$
declare
  name constant text := tg_table_name || '/' || new.id;
  columns constant jsonb := to_jsonb(new);
  words jsonb := '{}';
  last record;
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    words := words || jsonb_build_object(tg_argv[i + 1], columns -> tg_argv[i]);
  end loop;
  select version, data into last from content_versions
    where key = name and lang = 'all' order by version desc limit 1;
  if last.data is distinct from words then
    insert into content_versions (key, lang, version, data, published_by, published_at)
    values (name, 'all', coalesce(last.version, 0) + 1, words, new.updated_by, new.updated_at);
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

-- What is public already is the first version of each.
update faqs set is_published = true where is_published;
update partners set is_published = true where is_published;
update contacts set is_published = true where is_published;
