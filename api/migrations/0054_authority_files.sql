-- Every letter of authority that an application ever carried, also in a version that was sent before
-- and in answers that are being changed: they are kept as its documents are.
create table application_authority_files (
  application_id text not null references applications (id) on delete cascade,
  file_key text not null references files (file_key),
  added_at timestamptz not null default now(),
  primary key (application_id, file_key)
);
create index application_authority_files_by_file on application_authority_files (file_key);

insert into application_authority_files (application_id, file_key)
select a.id, f.file_key from applications a
  join files f on f.file_key in (a.authority_file_key, a.answers #>> '{applicant,authorityFileKey}')
where a.is_on_behalf
on conflict do nothing;

create function note_authority_file() returns trigger language plpgsql as $$
begin
  insert into application_authority_files (application_id, file_key)
    select new.id, f.file_key from files f
    where f.file_key in (new.authority_file_key, new.answers #>> '{applicant,authorityFileKey}')
  on conflict do nothing;
  return null;
end $$;
create trigger note_authority_file after insert or update of answers, authority_file_key on applications
  for each row when (new.is_on_behalf) execute function note_authority_file();
