import type { Db, Tx } from '../database/db.ts';
import type { FileRecord } from '../files/files.db.ts';

export const insertContactFile = (tx: Tx, contactMessageId: string, fileKey: string) => tx`
  insert into contact_message_files ${tx({ contactMessageId, fileKey })}`;

/** A file that came along with a message. */
export const findContactFile = async (
  db: Db,
  contactMessageId: string,
  fileKey: string,
): Promise<FileRecord | undefined> => {
  const [found] = await db<FileRecord[]>`
    select f.file_key, f.owner_id, f.file_name, f.kind, f.mime, f.size::int, f.sha256, f.scan_status, f.was_scanned,
      f.created_at
    from contact_message_files c join files f on f.file_key = c.file_key
    where c.contact_message_id = ${contactMessageId} and c.file_key = ${fileKey}`;
  return found;
};
