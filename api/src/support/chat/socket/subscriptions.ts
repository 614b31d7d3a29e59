import type { ChatSocket } from './chat-socket.ts';

/** Which sockets follow which conversation. */
export class Subscriptions {
  readonly #byConversation = new Map<string, Set<ChatSocket>>();

  /** From the message after a number on; once more with a lower number sends those again. */
  follow(socket: ChatSocket, conversationId: string, after: number): void {
    socket.cursors.set(conversationId, after);
    const sockets = this.#byConversation.get(conversationId) ?? new Set();
    this.#byConversation.set(conversationId, sockets.add(socket));
  }

  leave(socket: ChatSocket, conversationId: string): void {
    socket.cursors.delete(conversationId);
    const sockets = this.#byConversation.get(conversationId);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#byConversation.delete(conversationId);
  }

  leaveAll(socket: ChatSocket): void {
    for (const id of [...socket.cursors.keys()]) this.leave(socket, id);
  }

  of(conversationId: string): readonly ChatSocket[] {
    return [...(this.#byConversation.get(conversationId) ?? [])];
  }

  get conversations(): readonly string[] {
    return [...this.#byConversation.keys()];
  }
}
