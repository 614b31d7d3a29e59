import type { Conversation } from '@portal/contracts/support/chat.schemas';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { textOf } from '../locales/messages.ts';
import {
  aboutChat,
  findVisitorView,
  lockConversation,
  storeClosed,
  storeRating,
} from './conversations.db.ts';
import { insertSystemMessage } from './messages.db.ts';

const viewOf = (tx: Tx, id: string): Promise<Conversation> => orNotFound(findVisitorView(tx, id));

/** Ends one's own conversation; one that is over stays over. @throws Problem not_found. */
export const closeAsVisitor = (db: Pool, by: MaybeCaller, id: string): Promise<Conversation> =>
  transaction(db, async (tx) => {
    const conversation = await orNotFound(lockConversation(tx, id));
    if (conversation.status === 'CLOSED') return viewOf(tx, id);
    await insertSystemMessage(tx, conversation, 'CLOSED', textOf('chat.closed'));
    await storeClosed(tx, id);
    const view = await viewOf(tx, id);
    await recordAudit(tx, by, 'UPDATE', aboutChat(conversation), [
      { field: 'status', old: conversation.status, new: 'CLOSED' },
    ]);
    return view;
  });

/** @throws Problem not_found, invalid_state while it is not over or where it never began. */
export const rate = (db: Pool, id: string, rating: number): Promise<Conversation> =>
  transaction(db, async (tx) => {
    const conversation = await orNotFound(lockConversation(tx, id));
    if (conversation.status !== 'CLOSED' || conversation.contactMessageId !== null)
      throw problem('invalid_state');
    await storeRating(tx, id, rating);
    return viewOf(tx, id);
  });
