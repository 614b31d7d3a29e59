import type { Tx } from '../../kernel/database/db.ts';
import { lockStaff, storeMessageAssignee } from './assignees.db.ts';
import { mayReadMessage } from './message-access.db.ts';

/** Gives a new message to whoever had to do with it before, unless that person may not read it any more. */
export const assignToPrevious = async (tx: Tx, messageId: string, userId: string | null): Promise<void> => {
  const person = userId === null ? undefined : await lockStaff(tx, userId);
  if (person && (await mayReadMessage(tx, person, messageId)))
    await storeMessageAssignee(tx, messageId, person.id);
};
