import { type Db, firstRow, type Tx } from '../../kernel/database/db.ts';
import type { FileRecord } from '../../kernel/files/files.db.ts';
import { isReadableBy } from './message-access.db.ts';
import type { Reader } from './message-access.ts';

export const insertContactFile = (tx: Tx, contactMessageId: string, fileKey: string) => tx`
  insert into contact_message_files ${tx({ contactMessageId, fileKey })}`;

/** A file that came along with a message; nothing for whoever may not read the message. */
export const findContactFile = (db: Db, reader: Reader, contactMessageId: string, fileKey: string) =>
  firstRow(db<FileRecord[]>`
    select f.file_key, f.owner_id, f.file_name, f.kind, f.mime, f.size::int, f.sha256, f.scan_status, f.was_scanned,
      f.created_at
    from contact_message_files c join files f on f.file_key = c.file_key join contact_messages m on m.id = c.contact_message_id
    where m.id = ${contactMessageId} and c.file_key = ${fileKey} and ${isReadableBy(db, reader)}`);
