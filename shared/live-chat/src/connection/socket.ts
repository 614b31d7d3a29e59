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

/** Opens a socket with its ticket; one that sends nothing counts as ended. */
export const openChatSocket = (ticket: string, { onFrame, onEnd }: SocketEvents) => {
  const address = new URL(`/api${socketPath}`, location.origin);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, [socketProtocol, ticketProtocol(ticket)]);
  let hasEnded = false;
  const end = (code: number): void => {
    clearTimeout(timer);
    if (hasEnded) return;
    hasEnded = true;
    socket.close();
    onEnd(code);
  };
  /** A connection that is gone does not say so. */
  const lose = (): void => end(4000);
  let timer = setTimeout(lose, OPENING_MS);
  socket.onmessage = ({ data }) => {
    clearTimeout(timer);
    timer = setTimeout(lose, SILENCE_MS);
    const frame: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
    if (isFrame(frame) && !hasEnded) onFrame(frame);
  };
  socket.onclose = ({ code }) => end(code);

  return {
    send: (frame: ClientFrame): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    /** Ends it from this side, without an event. */
    close: (): void => {
      hasEnded = true;
      clearTimeout(timer);
      socket.close(1000);
    },
    lose,
  };
};

export type ChatSocket = ReturnType<typeof openChatSocket>;
