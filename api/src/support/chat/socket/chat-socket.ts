import { closeCodes, MESSAGES_A_MINUTE } from '@portal/contracts/support/enums';
import type { ServerFrame } from '@portal/contracts/support/frames';
import type { WebSocket } from 'ws';
import { newId } from '../../../kernel/database/db.ts';
import type { TicketHolder } from '../socket-tickets.db.ts';

/** Whoever reads so slowly that this much piles up comes back later and catches up. */
const MAX_BUFFERED = 1024 * 1024;
const MINUTE_MS = 60_000;

/** One open socket: for whom it was opened, and what it has been sent. */
export class ChatSocket {
  readonly id = newId('chs');
  readonly openedAt = new Date().toISOString();
  readonly holder: TicketHolder;
  /** Conversation → the number of the last message that was sent here. */
  readonly cursors = new Map<string, number>();
  /** Frames are worked off one after the other, so that their order stays. */
  work: Promise<void> = Promise.resolve();
  /** Settles once the other instances may know of it. */
  listed: Promise<void> = Promise.resolve();
  isAlive = true;
  readonly #ws: WebSocket;
  readonly #maxFrames: number;
  #frames = { n: 0, endsAt: 0 };

  constructor(ws: WebSocket, holder: TicketHolder, limitFactor: number) {
    this.#ws = ws;
    this.holder = holder;
    this.#maxFrames = MESSAGES_A_MINUTE * limitFactor;
  }

  /** Whose sockets and messages are counted together. */
  get owner(): string {
    return this.holder.userId ?? this.holder.conversationId ?? '';
  }

  get isAgent(): boolean {
    return this.holder.conversationId === null;
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  send(frame: ServerFrame): void {
    if (!this.isOpen) return;
    if (this.#ws.bufferedAmount > MAX_BUFFERED) this.#ws.terminate();
    else this.#ws.send(JSON.stringify(frame));
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  /** Ends it without a message, where nobody would receive one. */
  terminate(): void {
    this.#ws.terminate();
  }

  /** Asks the browser for a sign of life, and gives one. */
  beat(): void {
    this.isAlive = false;
    this.#ws.ping();
    this.send({ type: 'beat' });
  }

  /** Counts a frame before anything is done with it. @returns whether it may be looked at. */
  admit(): boolean {
    const now = performance.now();
    if (now >= this.#frames.endsAt) this.#frames = { n: 0, endsAt: now + MINUTE_MS };
    this.#frames.n += 1;
    if (this.#frames.n <= this.#maxFrames) return this.isOpen;
    this.close(closeCodes.tooManyMessages, 'Too many messages');
    return false;
  }
}
