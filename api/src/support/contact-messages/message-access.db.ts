import { REVIEWER, SUPER } from '@portal/contracts';
import { answersVisitors } from '@portal/contracts/access/permissions';
import { type Db, finds } from '../../kernel/database/db.ts';
import type { Reader } from './message-access.ts';

/**
 * The messages that somebody may read, as a condition for the alias `m`: Admins all, managers all but those for Admins,
 * chat agents the tickets of chats that they held.
 */
export const isReadableBy = (db: Db, reader: Reader) => {
  if (reader.role === SUPER) return db`true`;
  if (!answersVisitors(reader)) return db`false`;
  return reader.role === REVIEWER ? db`m.chat_agent_id = ${reader.id}` : db`not m.admins_only`;
};

export const mayReadMessage = (db: Db, reader: Reader, id: string): Promise<boolean> =>
  finds(db`select 1 from contact_messages m where m.id = ${id} and ${isReadableBy(db, reader)}`);
