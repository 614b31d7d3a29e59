-- What lies in the file store, one row for each content however many files have it. A row is there
-- before its bytes are and after they are gone, so that whoever removes bytes and whoever keeps the
-- same ones again meet at this row.
create table file_contents (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  -- When somebody last meant to keep it; young contents are never removed.
  touched_at timestamptz not null default now(),
  -- Since when the bytes are known to be missing, for those who look after the store.
  missing_since timestamptz
);

insert into file_contents (sha256) select distinct sha256 from files;

create function note_file_content() returns trigger language plpgsql as $$
begin
  insert into file_contents (sha256) values (new.sha256)
    on conflict (sha256) do update set touched_at = now();
  return new;
end $$;
create trigger note_file_content before insert on files
  for each row execute function note_file_content();

alter table files add constraint files_have_content foreign key (sha256) references file_contents (sha256);

-- A stored file never becomes another one: what was scanned and sent is what is read.
create function refuse_other_file() returns trigger language plpgsql as $$
begin
  raise exception 'a file never changes its content, name or owner' using errcode = 'integrity_constraint_violation';
end $$;
create trigger files_are_immutable before update of file_key, owner_id, file_name, kind, mime, size, sha256, created_at
  on files for each row
  when ((old.file_key, old.owner_id, old.file_name, old.kind, old.mime, old.size, old.sha256, old.created_at)
    is distinct from (new.file_key, new.owner_id, new.file_name, new.kind, new.mime, new.size, new.sha256, new.created_at))
  execute function refuse_other_file();

-- An attachment of a ledger row keeps its file.
alter table fund_history add constraint fund_history_attachment foreign key (attachment_file_key) references files (file_key);
create index fund_history_by_attachment on fund_history (attachment_file_key) where attachment_file_key is not null;
create index applications_by_authority on applications (authority_file_key) where authority_file_key is not null;
create index application_messages_by_file on application_messages (file_key) where file_key is not null;
create index public_files_by_file on public_files (file_key);
