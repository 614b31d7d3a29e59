import type { Pool } from '../../kernel/database/db.ts';
import { recordReading } from '../../kernel/files/record-access.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { type ChatFileRecord, type FileSource, findChatFile } from './chat-files.db.ts';

/**
 * A file of a conversation that one side may read: what it attached itself, and what the other side
 * has sent and is known to be clean.
 * @throws not_found, file_not_clean.
 */
const readable = async (
  db: Pool,
  conversationId: string,
  fileKey: string,
  reader: FileSource,
): Promise<ChatFileRecord> => {
  const file = await findChatFile(db, conversationId, fileKey);
  const isOwn = file?.source === reader;
  if (!file || !(isOwn || file.isSent)) throw problem('not_found');
  const { scanStatus } = file;
  if (scanStatus === 'INFECTED' || (scanStatus !== 'CLEAN' && !isOwn)) throw problem('file_not_clean');
  return file;
};

/** For the visitor, whose conversation it must be. @throws not_found, file_not_clean. */
export const fileForVisitor = (db: Pool, conversationId: string, fileKey: string): Promise<ChatFileRecord> =>
  readable(db, conversationId, fileKey, 'VISITOR');

/** For an agent who may read the conversation; opening a visitor's file is logged. @throws not_found, file_not_clean. */
export const fileForAgent = async (
  db: Pool,
  by: Caller,
  conversationId: string,
  fileKey: string,
): Promise<ChatFileRecord> => {
  const file = await readable(db, conversationId, fileKey, 'AGENT');
  if (file.source === 'VISITOR') await recordReading(db, by, file);
  return file;
};
