import type { Message } from '@portal/contracts/applications/conversation';
import { type Db, finds, type Tx } from '../../kernel/database/db.ts';

export type Side = Message['from'];

export interface MessageRecord extends Omit<Message, 'from' | 'isMine'> {
  fromSide: Side;
  authorId: string;
  authorName: string;
}

/** Oldest first. */
export const listMessages = (db: Db, applicationId: string): Promise<MessageRecord[]> =>
  db<MessageRecord[]>`
    select m.id, m.from_side, m.author_id, u.first_name || ' ' || u.last_name as author_name, m.text, m.file_key,
      f.file_name, m.at, m.read_at
    from application_messages m join users u on u.id = m.author_id left join files f on f.file_key = m.file_key
    where m.application_id = ${applicationId} order by m.at, m.id`;

export interface NewMessage extends Pick<MessageRecord, 'id' | 'fromSide' | 'authorId' | 'text' | 'fileKey'> {
  applicationId: string;
  /** Only for seeded examples, which lie in the past. */
  at?: string;
}

export const addMessage = (tx: Tx, message: NewMessage) =>
  tx`insert into application_messages ${tx(message)}`;

export const markRead = (tx: Tx, applicationId: string, reader: Side) =>
  tx`update application_messages set read_at = now()
    where application_id = ${applicationId} and from_side <> ${reader} and read_at is null`;

export const isOwnCleanFile = (db: Db, fileKey: string, ownerId: string): Promise<boolean> =>
  finds(
    db`select 1 from files where file_key = ${fileKey} and owner_id = ${ownerId} and scan_status = 'CLEAN'`,
  );
