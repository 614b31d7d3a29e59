import type { ChatMessage, ChatMessageInput } from '@portal/contracts/support/chat.schemas';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import { invalidField, orNotFound, problem } from '../../kernel/http/problem.ts';
import { isToBeSent } from './chat-files.db.ts';
import { type ConversationRecord, lockConversation } from './conversations.db.ts';
import { convertToTicket } from './convert-to-ticket.ts';
import { findSent, insertMessage, isFull, type NewMessage } from './messages.db.ts';
import { isAnyoneAvailable } from './presence.db.ts';

/** @throws Problem invalid_request for nothing at all, and for a file that is not this side's to send here. */
const refuseEmptyOrForeign = async (tx: Tx, { conversationId, source, text, fileKey }: NewMessage) => {
  if (fileKey !== null && !(await isToBeSent(tx, { fileKey, conversationId, source })))
    throw invalidField('fileKey', 'not_allowed');
  if (fileKey === null && text === '') throw invalidField('text', 'required');
};

/** Appends once: a repeat gets what the first one got, also after the conversation is over. */
const append = async (
  tx: Tx,
  conversation: ConversationRecord,
  source: 'VISITOR' | 'AGENT',
  authorId: string | null,
  { clientId, text = '', fileKey }: ChatMessageInput,
): Promise<ChatMessage> => {
  const message = {
    conversationId: conversation.id,
    source,
    authorId,
    clientId,
    text,
    fileKey: fileKey ?? null,
  };
  const sent = await findSent(tx, message);
  if (sent) return sent;
  if (conversation.status === 'CLOSED') throw problem('chat_closed');
  if (source === 'VISITOR' && (await isFull(tx, conversation.id))) throw problem('chat_full');
  await refuseEmptyOrForeign(tx, message);
  return insertMessage(tx, message);
};

/**
 * A visitor's message. Where the conversation still waits and nobody is there any more, all that was
 * written becomes a contact message.
 * @throws Problem not_found, chat_closed, chat_full, invalid_request.
 */
export const postAsVisitor = (
  db: Pool,
  id: string,
  userId: string | null,
  input: ChatMessageInput,
): Promise<ChatMessage> =>
  transaction(db, async (tx) => {
    const conversation = await orNotFound(lockConversation(tx, id));
    const message = await append(tx, conversation, 'VISITOR', userId, input);
    if (conversation.status === 'WAITING' && !(await isAnyoneAvailable(tx)))
      await convertToTicket(tx, 'system', conversation);
    return message;
  });

/** @throws Problem not_found, chat_closed, invalid_request. */
export const postAsAgent = (
  db: Pool,
  id: string,
  agentId: string,
  input: ChatMessageInput,
): Promise<ChatMessage> =>
  transaction(db, async (tx) => {
    const conversation = await lockConversation(tx, id);
    if (conversation?.agentId !== agentId) throw problem('not_found');
    return append(tx, conversation, 'AGENT', agentId, input);
  });
