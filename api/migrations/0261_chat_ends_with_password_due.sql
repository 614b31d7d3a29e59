-- Whoever must first choose another password does nothing else until then: open chat sockets of the account are told as well.
drop trigger chat_user_signal on users;
create trigger chat_user_signal after update of role, status, is_chat_agent, password_due_since on users
  for each row when (old.role <> new.role or old.status <> new.status or old.is_chat_agent <> new.is_chat_agent
    or (old.password_due_since is null and new.password_due_since is not null))
  execute function chat_signal();
