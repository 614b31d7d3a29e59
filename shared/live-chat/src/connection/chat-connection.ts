import type { AttachedFile } from '@portal/contracts/kernel/files';
import type { ChatMessage, Conversation } from '@portal/contracts/support/chat.schemas';
import { closeCodes } from '@portal/contracts/support/enums';
import type { ServerFrame } from '@portal/contracts/support/frames';
import { create, isAnswerOfApi } from '@portal/platform';
import type { ChatSide } from './chat-sides.ts';
import { randomText } from './random-text.ts';
import { type ChatSocket, openChatSocket } from './socket.ts';
import {
  lastSeq,
  messageInputOf,
  newThread,
  type Pending,
  storePending,
  type ThreadState,
  withMessages,
  withRead,
  withRefused,
  withSent,
} from './thread-state.ts';

/** `polling`: by plain calls, because no socket could be opened. `ended`: not allowed any more. */
export type Connection = 'connecting' | 'live' | 'polling' | 'offline' | 'ended';

interface ConnectionState {
  connection: Connection;
  threads: Record<string, ThreadState>;
}

interface ConnectionEvents {
  /** The conversation of a visitor as it is now. */
  onConversation?: (conversation: Conversation) => void;
  onPlace?: (before: number) => void;
  /** The agent console is to be read again. */
  onConsoleChanged?: () => void;
  onMessage?: (message: ChatMessage) => void;
  /** The server lets this side in no more. */
  onEnded?: (error?: unknown) => void;
}

const POLL_MS = 3000;
const SLOWEST_RETRY_MS = 20_000;
/** A message without an answer is sent again, under the same id. */
const RESEND_MS = 10_000;
const TYPING_EVERY_MS = 3000;

const isRefusal = (error: unknown): boolean =>
  isAnswerOfApi(error) && [400, 401, 403, 404, 409].includes(error.status);

const never = new Set<number>([closeCodes.signedOut, closeCodes.notAllowed]);

/**
 * One side of the conversations of a page: over a socket, by plain calls while there is none. What is
 * typed stays until the server has it; whatever is sent twice is there once.
 */
export class ChatConnection {
  readonly useLink = create<ConnectionState>(() => ({ connection: 'connecting', threads: {} }));
  /** The plain calls of this side, such as for files. */
  readonly side: ChatSide;
  readonly #events: ConnectionEvents;
  #socket: ChatSocket | undefined;
  #isReady = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;
  #resend: ReturnType<typeof setInterval> | undefined;
  #isPolling = false;
  #isStopped = true;
  #typedAt = 0;

  constructor(side: ChatSide, events: ConnectionEvents = {}) {
    this.side = side;
    this.#events = events;
  }

  start(): void {
    if (!this.#isStopped) return;
    this.#isStopped = false;
    this.#poll = setInterval(() => void this.#pollAll(), POLL_MS);
    this.#resend = setInterval(() => this.#flush(), RESEND_MS);
    window.addEventListener('online', this.#tryNow);
    window.addEventListener('offline', this.#drop);
    void this.#open();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#poll);
    clearInterval(this.#resend);
    window.removeEventListener('online', this.#tryNow);
    window.removeEventListener('offline', this.#drop);
    this.#socket?.close();
    this.#socket = undefined;
    this.#isReady = false;
  }

  /** @param upTo its last message: one that is missing here, as after it was with another agent, is asked for. */
  follow(id: string, upTo = 0): void {
    const known = this.#thread(id);
    // What is asked for and not there yet is on its way.
    if (known && (known.messages.length === 0 || lastSeq(known) >= upTo)) return;
    if (!known) this.#change(id, newThread(id));
    if (this.#isReady) this.#ask(id);
    else void this.#pollAll();
  }

  send(id: string, text: string, file?: AttachedFile): void {
    const thread = this.#thread(id) ?? newThread(id);
    const pending: Pending = { clientId: randomText(15), text, ...(file && { file }) };
    this.#change(id, { ...thread, pending: [...thread.pending, pending] });
    if (this.#isReady) this.#say(id, pending);
    else void this.#pollAll();
  }

  /** Takes a message that was refused off the list. */
  discard(id: string, clientId: string): void {
    const thread = this.#thread(id);
    if (thread) this.#change(id, withSent(thread, clientId));
  }

  typing(id: string): void {
    const now = Date.now();
    if (!this.#isReady || now - this.#typedAt < TYPING_EVERY_MS) return;
    this.#typedAt = now;
    this.#socket?.send({ type: 'typing', conversationId: id });
  }

  /** Tells the other side that everything so far was seen. */
  read(id: string): void {
    const thread = this.#thread(id);
    const unseen = thread?.messages.findLast(({ from, readAt }) => from === this.#other && readAt === null);
    if (!thread || !unseen) return;
    this.#change(id, withRead(thread, this.#other, unseen.seq));
    if (this.#isReady) this.#socket?.send({ type: 'read', conversationId: id, upTo: unseen.seq });
    else this.side.read(id, unseen.seq).catch(() => undefined);
  }

  get #other(): ChatMessage['from'] {
    return this.side.from === 'AGENT' ? 'VISITOR' : 'AGENT';
  }

  #thread(id: string): ThreadState | undefined {
    return this.useLink.getState().threads[id];
  }

  #change(id: string, thread: ThreadState): void {
    const before = this.#thread(id);
    if (before?.pending !== thread.pending) storePending(id, thread.pending);
    this.useLink.setState(({ threads }) => ({ threads: { ...threads, [id]: thread } }));
  }

  #state(connection: Connection): void {
    if (this.useLink.getState().connection !== connection) this.useLink.setState({ connection });
  }

  #tryNow = (): void => {
    if (this.#isReady) return;
    clearTimeout(this.#retry);
    void this.#open();
  };

  #drop = (): void => this.#socket?.lose();

  async #open(): Promise<void> {
    if (this.#isStopped || this.#socket) return;
    try {
      const ticket = await this.side.ticket();
      if (this.#isStopped || this.#socket) return;
      this.#socket = openChatSocket(ticket, {
        onFrame: (frame) => this.#receive(frame),
        onEnd: (code) => this.#lose(code),
      });
    } catch (error) {
      if (isRefusal(error)) this.#finish(error);
      else this.#later();
    }
  }

  #lose(code: number): void {
    this.#socket = undefined;
    this.#isReady = false;
    if (never.has(code)) {
      this.#finish();
      return;
    }
    this.#state(navigator.onLine ? 'connecting' : 'offline');
    // Three pages of one person are enough: this one goes on by calls and looks again much later.
    if (code === closeCodes.tooManySockets) this.#failures = 10;
    this.#later();
    void this.#pollAll();
  }

  #later(): void {
    if (this.#isStopped) return;
    this.#failures += 1;
    const pause = Math.min(500 * 2 ** (this.#failures - 1), SLOWEST_RETRY_MS);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#open(), pause / 2 + (Math.random() * pause) / 2);
  }

  #finish(error?: unknown): void {
    this.stop();
    this.#state('ended');
    this.#events.onEnded?.(error);
  }

  #ask(id: string): void {
    const thread = this.#thread(id);
    if (thread) this.#socket?.send({ type: 'follow', conversationId: id, after: lastSeq(thread) });
  }

  #say(id: string, pending: Pending): void {
    if (pending.refused === undefined)
      this.#socket?.send({ type: 'message', conversationId: id, ...messageInputOf(pending) });
  }

  #flush(): void {
    if (!this.#isReady) return;
    for (const [id, { pending }] of Object.entries(this.useLink.getState().threads))
      for (const one of pending) this.#say(id, one);
  }

  #receive(frame: ServerFrame): void {
    if (frame.type === 'ready') {
      this.#isReady = true;
      this.#failures = 0;
      this.#state('live');
      for (const id of Object.keys(this.useLink.getState().threads)) this.#ask(id);
      this.#flush();
      this.#events.onConsoleChanged?.();
    } else if (frame.type === 'message') this.#take(frame.message.conversationId, [frame.message]);
    else if (frame.type === 'conversation') this.#events.onConversation?.(frame.conversation);
    else if (frame.type === 'place') this.#events.onPlace?.(frame.before);
    else if (frame.type === 'desk') this.#events.onConsoleChanged?.();
    else if (frame.type !== 'beat') this.#receiveOfThread(frame);
  }

  #receiveOfThread(frame: Extract<ServerFrame, { type: 'sent' | 'refused' | 'typing' | 'read' }>): void {
    const thread = this.#thread(frame.conversationId);
    if (!thread) return;
    const change = (next: ThreadState) => this.#change(frame.conversationId, next);
    if (frame.type === 'typing') change({ ...thread, typingAt: Date.now() });
    else if (frame.type === 'read') change(withRead(thread, this.side.from, frame.upTo));
    else if (frame.type === 'sent') {
      // Otherwise the message itself is on its way and takes its place.
      if (lastSeq(thread) >= frame.seq) change(withSent(thread, frame.clientId));
    } else if (frame.clientId !== undefined && frame.code !== 'unavailable')
      change(withRefused(thread, frame.clientId, frame.code));
  }

  #take(id: string, arrived: readonly ChatMessage[]): void {
    const thread = this.#thread(id);
    if (!thread) return;
    const next = withMessages(thread, arrived);
    const isNew = next.messages.slice(thread.messages.length);
    this.#change(id, isNew.some(({ from }) => from === this.#other) ? { ...next, typingAt: 0 } : next);
    for (const message of isNew) this.#events.onMessage?.(message);
    const [first] = arrived;
    // Something between is missing: ask for it.
    if (first && first.seq > lastSeq(next) && this.#isReady) this.#ask(id);
  }

  async #pollAll(): Promise<void> {
    if (this.#isReady || this.#isPolling || this.#isStopped) return;
    this.#isPolling = true;
    try {
      for (const id of Object.keys(this.useLink.getState().threads)) await this.#pollIfThere(id);
      if (!this.#isReady && !this.#isStopped) this.#state('polling');
    } catch (error) {
      if (isRefusal(error)) this.#finish(error);
      else if (!this.#isReady) this.#state('offline');
    } finally {
      this.#isPolling = false;
    }
  }

  /** A chat that went to another agent is none of this one's; the others go on. */
  async #pollIfThere(id: string): Promise<void> {
    try {
      await this.#pollOne(id);
    } catch (error) {
      if (this.side.from !== 'AGENT' || !isAnswerOfApi(error) || error.status !== 404) throw error;
      const { [id]: _gone, ...threads } = this.useLink.getState().threads;
      this.useLink.setState({ threads });
    }
  }

  async #pollOne(id: string): Promise<void> {
    for (const one of this.#thread(id)?.pending ?? [])
      if (one.refused === undefined) await this.#post(id, one);
    const thread = this.#thread(id);
    if (!thread) return;
    const { messages, conversation } = await this.side.after(id, lastSeq(thread));
    this.#take(id, messages);
    if (conversation) this.#events.onConversation?.(conversation);
  }

  async #post(id: string, pending: Pending): Promise<void> {
    try {
      await this.side.send(id, messageInputOf(pending));
    } catch (error) {
      const thread = this.#thread(id);
      if (!isAnswerOfApi(error) || ![400, 404, 409].includes(error.status) || !thread) throw error;
      this.#change(id, withRefused(thread, pending.clientId, error.code));
    }
  }
}
