import { type Db, finds, firstRow, onlyRow, type Tx, valuesOf } from '../../kernel/database/db.ts';
import type { FileRecord } from '../../kernel/files/files.db.ts';

export type FileSource = 'VISITOR' | 'AGENT';

/** What a side attached to a conversation so far, sent or not. */
export const attachedBySide = (db: Db, conversationId: string, source: FileSource) =>
  onlyRow(db<{ files: number; bytes: number }[]>`
    select count(*)::int as files, coalesce(sum(f.size), 0)::float8 as bytes
    from chat_files c join files f on f.file_key = c.file_key
    where c.conversation_id = ${conversationId} and c.source = ${source}`);

export const insertChatFile = (
  tx: Tx,
  file: { fileKey: string; conversationId: string; source: FileSource; uploadedBy: string | null },
) => tx`insert into chat_files ${tx(file)}`;

/** Whether the side attached it to the conversation and has not sent it yet; nobody removes it meanwhile. */
export const isToBeSent = (
  tx: Tx,
  file: { fileKey: string; conversationId: string; source: FileSource },
): Promise<boolean> =>
  finds(tx`select 1 from chat_files c
    where file_key = ${file.fileKey} and conversation_id = ${file.conversationId} and source = ${file.source}
      and not exists (select 1 from chat_messages m where m.file_key = c.file_key)
    for key share`);

export interface ChatFileRecord extends FileRecord {
  source: FileSource;
  isSent: boolean;
}

export const findChatFile = (db: Db, conversationId: string, fileKey: string) =>
  firstRow(db<ChatFileRecord[]>`
    select f.file_key, f.owner_id, f.file_name, f.kind, f.mime, f.size::int, f.sha256, f.scan_status, f.was_scanned,
      f.created_at, c.source, exists (select 1 from chat_messages m where m.file_key = c.file_key) as is_sent
    from chat_files c join files f on f.file_key = c.file_key
    where c.conversation_id = ${conversationId} and c.file_key = ${fileKey}`);

/** What the visitor sent, for the contact message that takes the conversation's place. */
export const visitorFiles = (tx: Tx, conversationId: string): Promise<string[]> =>
  valuesOf(tx<{ fileKey: string }[]>`
    select file_key from chat_messages
    where conversation_id = ${conversationId} and source = 'VISITOR' and file_key is not null order by seq`);
