import { connect, type Socket } from 'node:net';

/** Ways to keep a server waiting, by what is sent. */
export const slownesses = {
  /** Connects and says nothing. */
  silent: '',
  /** Headers that never end. */
  headers: 'POST /api/auth/login HTTP/1.1\r\nHost: portal.test\r\nX-Slow: ',
  /** A body that never gets to its length. */
  body: 'POST /api/auth/login HTTP/1.1\r\nHost: portal.test\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  /** Asks for a lot and reads nothing of it. */
  reader: 'GET /api/openapi.json HTTP/1.1\r\nHost: portal.test\r\n\r\n'.repeat(40),
} as const;
export type Slowness = keyof typeof slownesses;

const trickling: ReadonlySet<Slowness> = new Set(['headers', 'body']);

/** Sockets that never get to the end of what they began. */
export class SlowSockets {
  readonly #sockets = new Map<Socket, Slowness>();
  /** Bytes that came on connections that asked nothing. */
  unasked = 0;

  /** Opens so many more; they are connected once this resolves. */
  async open(port: number, how: Slowness, count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#openOne(port, how)));
  }

  #openOne(port: number, how: Slowness): Promise<void> {
    return new Promise((opened, failed) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', failed);
      socket.once('connect', () => {
        this.#sockets.set(socket, how);
        socket.on('error', () => {});
        socket.on('close', () => {
          this.#sockets.delete(socket);
          if (how === 'silent') this.unasked += socket.bytesRead;
        });
        socket.write(slownesses[how]);
        if (how !== 'reader') socket.resume();
        opened();
      });
    });
  }

  /** One more letter where something was begun, so that the socket is not idle. */
  trickle(): void {
    for (const [socket, how] of this.#sockets) if (trickling.has(how) && socket.writable) socket.write('a');
  }

  close(): void {
    for (const socket of this.#sockets.keys()) socket.destroy();
  }
}
