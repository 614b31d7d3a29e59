-- Who had taken a conversation that went back to those who wait: the ticket that it may become is theirs.
alter table chat_conversations add column last_agent_id text references users (id);
