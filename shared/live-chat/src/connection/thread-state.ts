import type { AttachedFile } from '@portal/contracts/kernel/files';
import type { ChatMessage, ChatMessageInput } from '@portal/contracts/support/chat.schemas';
import { forget, keep, recall } from './tab-storage.ts';

/** A message that was typed and is not acknowledged yet. */
export interface Pending {
  clientId: string;
  /** Empty where a file stands for itself. */
  text: string;
  file?: AttachedFile;
  /** The code of a refusal that sending again would not change. */
  refused?: string;
}

export interface ThreadState {
  /** In order and without gaps from the first one on. */
  messages: ChatMessage[];
  pending: Pending[];
  /** When the other side was last seen typing; milliseconds since 1970. */
  typingAt: number;
}

const pendingName = (id: string) => `portal_chat_pending:${id}`;

/** A thread as a page begins with it: what was typed before and never sent is still there. */
export const newThread = (id: string): ThreadState => ({
  messages: [],
  pending: recall<Pending[]>(pendingName(id)) ?? [],
  typingAt: 0,
});

export const storePending = (id: string, pending: readonly Pending[]): void => {
  if (pending.length === 0) forget(pendingName(id));
  else keep(pendingName(id), pending);
};

/** It as it is sent, whichever way. */
export const messageInputOf = ({ clientId, text, file }: Pending): ChatMessageInput => ({
  clientId,
  ...(text !== '' && { text }),
  ...(file && { fileKey: file.fileKey }),
});

export const lastSeq = ({ messages }: ThreadState): number => messages.at(-1)?.seq ?? 0;

/** Takes in what follows; what is there already, or would leave a gap, stays out. */
export const withMessages = (thread: ThreadState, arrived: readonly ChatMessage[]): ThreadState => {
  const messages = [...thread.messages];
  for (const message of arrived) if (message.seq === (messages.at(-1)?.seq ?? 0) + 1) messages.push(message);
  const known = new Set(arrived.map(({ clientId }) => clientId));
  const pending = thread.pending.filter(({ clientId }) => !known.has(clientId));
  return { ...thread, messages, pending };
};

export const withSent = (thread: ThreadState, clientId: string): ThreadState => ({
  ...thread,
  pending: thread.pending.filter((one) => one.clientId !== clientId),
});

export const withRefused = (thread: ThreadState, clientId: string, code: string): ThreadState => ({
  ...thread,
  pending: thread.pending.map((one) => (one.clientId === clientId ? { ...one, refused: code } : one)),
});

export const withRead = (thread: ThreadState, from: ChatMessage['from'], upTo: number): ThreadState => ({
  ...thread,
  messages: thread.messages.map((message) =>
    message.from === from && message.seq <= upTo && message.readAt === null
      ? { ...message, readAt: new Date().toISOString() }
      : message,
  ),
});
