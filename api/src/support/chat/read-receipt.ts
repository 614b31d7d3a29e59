import type { Db } from '../../kernel/database/db.ts';
import { markRead } from './messages.db.ts';
import { notifyInstances } from './notify-instances.ts';

/** One side has seen what the other wrote, up to a number; the other side is notified. */
export const noteRead = async (
  db: Db,
  conversationId: string,
  reader: 'VISITOR' | 'AGENT',
  upTo: number,
): Promise<void> => {
  const seen = await markRead(db, conversationId, reader === 'AGENT' ? 'VISITOR' : 'AGENT', upTo);
  if (seen !== undefined) await notifyInstances(db, 'read', conversationId, reader, seen);
};
