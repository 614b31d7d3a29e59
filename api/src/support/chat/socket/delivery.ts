import type { ChatEvent } from '@portal/contracts/support/enums';
import type { Pool } from '../../../kernel/database/db.ts';
import { findConversation } from '../conversations.db.ts';
import { findMessagesAfter, MAX_AT_ONCE } from '../messages.db.ts';
import type { Subscriptions } from './subscriptions.ts';

/** With these somebody else goes on. */
const handovers: ReadonlySet<ChatEvent | null> = new Set(['JOINED', 'TRANSFERRED']);

/**
 * Sends what is in the table and not yet on a socket. A notification only says that it is time to look, so
 * one that comes twice, late or never costs no message, doubles none and changes no order.
 */
export const deliveryTo = (db: Pool, subscriptions: Subscriptions) => {
  /** @returns whether there may be more. */
  const look = async (conversationId: string): Promise<boolean> => {
    const following = subscriptions.of(conversationId);
    if (following.length === 0) return false;
    const from = Math.min(...following.map(({ cursors }) => cursors.get(conversationId) ?? 0));
    const messages = await findMessagesAfter(db, conversationId, from);
    // Read after them: it lists every agent who lost the conversation before one of them was written.
    const conversation = await findConversation(db, conversationId);
    for (const socket of subscriptions.of(conversationId)) {
      const isReader =
        !socket.isAgent ||
        conversation?.status === 'WAITING' ||
        conversation?.agentId === socket.holder.userId;
      for (const message of messages) {
        if (message.seq !== (socket.cursors.get(conversationId) ?? 0) + 1) continue;
        socket.cursors.set(conversationId, message.seq);
        socket.send({ type: 'message', message });
        if (isReader || !handovers.has(message.event)) continue;
        subscriptions.leave(socket, conversationId);
        break;
      }
    }
    return messages.length === MAX_AT_ONCE;
  };

  const atWork = new Map<string, { again: boolean; done: Promise<void> }>();
  const lookUntilDone = async (conversationId: string, work: { again: boolean }): Promise<void> => {
    while (work.again) {
      work.again = false;
      work.again = (await look(conversationId)) || work.again;
    }
  };

  /** One look at a time for each conversation; whoever asks meanwhile waits for another one after it. */
  return (conversationId: string): Promise<void> => {
    const running = atWork.get(conversationId);
    if (running) {
      running.again = true;
      return running.done;
    }
    const work = { again: true, done: Promise.resolve() };
    atWork.set(conversationId, work);
    work.done = lookUntilDone(conversationId, work).finally(() => atWork.delete(conversationId));
    return work.done;
  };
};
