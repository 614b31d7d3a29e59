-- What every instance must hear at once, whichever one did it and by whatever path. Ids only: what
-- they stand for is read from the tables, where it also is for whoever missed the signal.
create function chat_signal() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'chat_messages' then perform pg_notify('portal_chat', 'message:' || new.conversation_id);
    when 'chat_conversations' then perform pg_notify('portal_chat', 'conversation:' || new.id);
    when 'chat_presence' then perform pg_notify('portal_chat', 'desk:');
    when 'sessions' then
      perform pg_notify('portal_chat', 'session:' || new.id);
      -- Whoever signed out everywhere is not there any more.
      delete from chat_presence where user_id = new.user_id
        and not exists (select 1 from sessions s where s.user_id = new.user_id and s.ended_at is null);
    when 'users' then
      perform pg_notify('portal_chat', 'user:' || new.id);
      if not new.is_chat_agent or new.status <> 'ACTIVE' then
        delete from chat_presence where user_id = new.id;
      end if;
  end case;
  return null;
end $$;

create trigger chat_message_signal after insert on chat_messages
  for each row execute function chat_signal();
create trigger chat_conversation_signal after insert on chat_conversations
  for each row execute function chat_signal();
-- Not for the counters that every message moves: the message has its own signal.
create trigger chat_conversation_change_signal
  after update of status, agent_id, rating, contact_message_id on chat_conversations
  for each row execute function chat_signal();
create trigger chat_presence_signal after insert or delete or update of state on chat_presence
  for each row execute function chat_signal();
create trigger chat_session_signal after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function chat_signal();
create trigger chat_user_signal after update of role, status, is_chat_agent on users
  for each row when (old.role <> new.role or old.status <> new.status or old.is_chat_agent <> new.is_chat_agent)
  execute function chat_signal();
