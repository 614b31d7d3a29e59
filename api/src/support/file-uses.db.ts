import type { Db } from '../kernel/database/db.ts';

/** What visitors attach to chats and messages. */
export const supportFiles = {
  unused: (db: Db) => db`
    not exists (select 1 from chat_messages m where m.file_key = f.file_key)
    and not exists (select 1 from contact_message_files c where c.file_key = f.file_key)`,
};
