import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  plain: number;
  offset: number;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Sizes follow the bytes; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980: the archive says nothing about when it was made. */
const DAY = 0x21;

/** Numbers of 2 or 4 bytes, little-endian. */
const record = (...fields: readonly [size: 2 | 4, value: number][]): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
};

const ROOM = 64 * 1024;
const encoder = new TextEncoder();

/** Encodes into one piece of memory again and again: as much of it anew would be garbage for minutes. */
const feed = async (
  deflate: DeflateRaw,
  text: Iterable<string> | AsyncIterable<string>,
  entry: Written,
): Promise<void> => {
  const room = Buffer.allocUnsafe(ROOM);
  const write = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  for await (const part of text) {
    for (let at = 0; at < part.length; ) {
      const { read, written } = encoder.encodeInto(at === 0 ? part : part.slice(at), room);
      const bytes = room.subarray(0, written);
      at += read;
      entry.crc = crc32(bytes, entry.crc);
      entry.plain += written;
      await write(bytes);
    }
  }
};

/** A ZIP archive written front to back; what it wrote stands in the directory at its end. */
export class ZipStream {
  readonly #entries: Written[] = [];
  #offset = 0;

  #count(bytes: Buffer): Buffer {
    this.#offset += bytes.length;
    return bytes;
  }

  /** One file of the archive from its text, deflated off the main thread with back-pressure. */
  async *file(path: string, text: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
    const name = Buffer.from(path);
    const entry: Written = { name, crc: 0, packed: 0, plain: 0, offset: this.#offset };
    yield this.#count(
      Buffer.concat([
        record(
          [4, LOCAL],
          [2, VERSION],
          [2, FLAGS],
          [2, DEFLATED],
          [2, 0],
          [2, DAY],
          [4, 0],
          [4, 0],
          [4, 0],
          [2, name.length],
          [2, 0],
        ),
        name,
      ]),
    );
    const deflate = createDeflateRaw({ level: 5, chunkSize: ROOM });
    // Its failure ends `deflate` with the same error, which the loop below throws.
    const feeding = feed(deflate, text, entry).then(
      () => deflate.end(),
      (error: Error) => deflate.destroy(error),
    );
    for await (const packed of deflate as AsyncIterable<Buffer>) {
      entry.packed += packed.length;
      yield this.#count(packed);
    }
    await feeding;
    yield this.#count(record([4, DESCRIPTOR], [4, entry.crc], [4, entry.packed], [4, entry.plain]));
    this.#entries.push(entry);
  }

  /** The directory; nothing may follow it. */
  end(): Buffer {
    const directory = this.#entries.map(({ name, crc, packed, plain, offset }) =>
      Buffer.concat([
        record(
          [4, CENTRAL],
          [2, VERSION],
          [2, VERSION],
          [2, FLAGS],
          [2, DEFLATED],
          [2, 0],
          [2, DAY],
          [4, crc],
          [4, packed],
          [4, plain],
          [2, name.length],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, offset],
        ),
        name,
      ]),
    );
    const bytes = Buffer.concat(directory);
    const n = this.#entries.length;
    return Buffer.concat([
      bytes,
      record([4, END], [2, 0], [2, 0], [2, n], [2, n], [4, bytes.length], [4, this.#offset], [2, 0]),
    ]);
  }
}
