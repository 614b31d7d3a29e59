-- The time to the first reply looks at the chats of the last days, whatever became of them.
create index chat_conversations_by_start on chat_conversations (started_at);
