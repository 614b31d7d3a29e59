import { socketPath, socketProtocol, ticketProtocol } from '@portal/contracts/support/enums';
import type { ClientFrame, ServerFrame } from '@portal/contracts/support/frames';

/** The server speaks every 30 seconds at least. */
const SILENCE_MS = 75_000;
const OPENING_MS = 8000;

interface SocketEvents {
  onFrame: (frame: ServerFrame) => void;
  /** Once, however it ended. */
  onEnd: (code: number) => void;
}

const isFrame = (value: unknown): value is ServerFrame =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** One socket from its ticket to its end; one that sends nothing counts as ended. */
export class ChatSocket {
  readonly #socket: WebSocket;
  readonly #events: SocketEvents;
  #timer: ReturnType<typeof setTimeout>;
  #hasEnded = false;

  constructor(ticket: string, events: SocketEvents) {
    const address = new URL(`/api${socketPath}`, location.origin);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#events = events;
    this.#socket = new WebSocket(address, [socketProtocol, ticketProtocol(ticket)]);
    this.#timer = setTimeout(() => this.#end(4000), OPENING_MS);
    this.#socket.onmessage = ({ data }) => this.#receive(data);
    this.#socket.onclose = ({ code }) => this.#end(code);
  }

  say(frame: ClientFrame): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Ends it from this side, without an event. */
  close(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#socket.close(1000);
  }

  /** Ends it as lost: a connection that is gone does not say so. */
  lose(): void {
    this.#end(4000);
  }

  #receive(data: unknown): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(4000), SILENCE_MS);
    const frame: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
    if (isFrame(frame) && !this.#hasEnded) this.#events.onFrame(frame);
  }

  #end(code: number): void {
    clearTimeout(this.#timer);
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#socket.close();
    this.#events.onEnd(code);
  }
}
