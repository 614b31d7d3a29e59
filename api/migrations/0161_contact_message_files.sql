-- Files of a chat that became a contact message because nobody was there: they stay as long as the
-- message does, however long the chat itself is kept.
create table contact_message_files (
  file_key text primary key references files (file_key),
  contact_message_id text not null references contact_messages (id) on delete cascade,
  -- Not the time of the transaction: several come in one.
  added_at timestamptz not null default clock_timestamp()
);
create index contact_message_files_by_message on contact_message_files (contact_message_id);
