import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ScannerAddress } from '../../config/scan-setting.ts';

/** What the scanner says of some bytes. FAILED: it looked and came to no result. */
export type Verdict =
  | { status: 'CLEAN' }
  | { status: 'INFECTED'; threat: string }
  | { status: 'FAILED'; reason: string };

/** No verdict: the scanner is not there, too slow, or answers something else. It may be asked again. */
export class ScannerAway extends Error {
  override name = 'ScannerAway';
}

const SCAN_MS = 15_000;
const MAX_REPLY = 4096;
const NUL = '\0';

const lengthOf = (size: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
};

const verdictOf = (reply: string): Verdict => {
  const text = reply.replace(/\0[\s\S]*$/, '').trim();
  if (text === 'stream: OK') return { status: 'CLEAN' };
  const threat = /^stream: (.+) FOUND$/.exec(text)?.[1];
  if (threat !== undefined) return { status: 'INFECTED', threat: threat.slice(0, 200) };
  if (/\bERROR$/.test(text)) return { status: 'FAILED', reason: text.slice(0, 200) };
  throw new ScannerAway(`unexpected answer ${JSON.stringify(text.slice(0, 100))}`);
};

/** Sends each chunk with its length before it, as INSTREAM wants them, no faster than the scanner reads. */
const stream = async (content: Readable, socket: Socket): Promise<void> => {
  const write = (bytes: Buffer): Promise<void> =>
    new Promise((resolve) => (socket.write(bytes) ? resolve() : socket.once('drain', resolve)));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([write(Buffer.from(`zINSTREAM${NUL}`)), closed]);
  for await (const chunk of content) {
    // It has said enough, or hung up: what is left is not sent.
    if (!socket.writable) return;
    await Promise.race([write(Buffer.concat([lengthOf(chunk.length), chunk])), closed]);
  }
  if (socket.writable) await Promise.race([write(lengthOf(0)), closed]);
};

const replyOf = (socket: Socket, milliseconds: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => socket.destroy(new Error('no answer in time')), milliseconds);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes(NUL) || text.length > MAX_REPLY) socket.end();
    });
    // One that has answered hangs up on whoever still sends: the answer counts.
    socket.once('error', (error) => {
      if (text === '') reject(new ScannerAway(error.message, { cause: error }));
    });
    socket.once('close', () => {
      clearTimeout(late);
      resolve(text);
    });
  });

/** @throws ScannerAway when there is no verdict in time; the content's own error. */
export type Scan = (content: Readable) => Promise<Verdict>;

/** A client of clamd. One connection for each scan; nothing is kept between them. */
export const clamdAt =
  (address: ScannerAddress, milliseconds = SCAN_MS): Scan =>
  async (content) => {
    const socket = connect(address);
    const reply = replyOf(socket, milliseconds);
    const sending = stream(content, socket).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
    try {
      const [text] = await Promise.all([reply, sending]);
      return verdictOf(text);
    } finally {
      content.destroy();
      socket.destroy();
    }
  };
