-- What one side attached to a conversation, before and after it is sent with a message. A file of a
-- chat has no owner in `files`: who may read it follows the conversation alone, and it can never
-- become the document of an application.
create table chat_files (
  file_key text primary key references files (file_key) on delete cascade,
  conversation_id text not null references chat_conversations (id) on delete cascade,
  source text not null check (source in ('VISITOR', 'AGENT')),
  -- Null: a visitor without an account.
  uploaded_by text references users (id),
  created_at timestamptz not null default now(),
  unique (conversation_id, source, file_key)
);

alter table chat_messages
  -- One file goes with one message, which the same side wrote in the same conversation. Checked at the
  -- end of the transaction: a conversation that is forgotten takes messages and files along in any order.
  add column file_key text unique,
  add constraint chat_messages_own_file foreign key (conversation_id, source, file_key)
    references chat_files (conversation_id, source, file_key) deferrable initially deferred,
  -- A file may stand for itself.
  drop constraint chat_messages_text_check,
  add constraint chat_messages_say_something
    check (length(text) <= 4000 and (length(text) > 0 or file_key is not null));
