import { createServer, type Server, type Socket } from 'node:net';

/** The bytes that every scanner takes for a virus, so that scanners can be tried. In two parts, so that this file is not. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** How the scanner behaves instead of scanning. */
export type Mood = 'well' | 'silent' | 'nonsense' | 'hangs up' | 'too large' | 'endless';

/** Reads the chunks of one INSTREAM; undefined until the last one has come. */
const contentOf = (received: Buffer): Buffer | undefined => {
  const chunks: Buffer[] = [];
  let at = 0;
  while (at + 4 <= received.length) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    if (at + 4 + size > received.length) return undefined;
    chunks.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
};

const COMMAND = 'zINSTREAM\0';

/** A small server that speaks as clamd does on a TCP port, and knows one virus. */
export class ScannerServer {
  mood: Mood = 'well';
  /** What came to be scanned, in order. */
  readonly scanned: Buffer[] = [];
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();

  get address(): { host: string; port: number } {
    return { host: '127.0.0.1', port: this.#port };
  }

  async start(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    this.#port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => (this.#server ? this.#server.close(() => resolve()) : resolve()));
    this.#server = undefined;
  }

  #serve(socket: Socket): void {
    let received = Buffer.alloc(0);
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => {});
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (this.mood === 'hangs up') return socket.destroy();
      if (this.mood === 'nonsense') return socket.end('220 mail.example ESMTP\r\n\0');
      if (this.mood === 'endless') return void socket.write('stream: '.repeat(1000));
      if (this.mood === 'too large') return socket.end('INSTREAM size limit exceeded. ERROR\0');
      const head = received.subarray(0, COMMAND.length).toString('latin1');
      const content = head === COMMAND ? contentOf(received.subarray(COMMAND.length)) : undefined;
      if (this.mood === 'silent' || !content) return;
      this.scanned.push(content);
      socket.end(`stream: ${content.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK'}\0`);
    });
  }
}
