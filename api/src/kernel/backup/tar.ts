import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * The archive is a plain ustar file, so that any `tar` lists and unpacks it. tar-stream wants the size of an
 * entry before its bytes, which the dump of a table does not have. Only what a backup
 * needs: regular files with short names.
 */

const BLOCK = 512;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** Above 8 GiB the size is binary, as GNU tar writes it. */
const sizeField = (size: number): Buffer => {
  if (size < 0o77777777777) return Buffer.from(octal(size, 12), 'latin1');
  const field = Buffer.alloc(12);
  field.writeBigUInt64BE(BigInt(size), 4);
  field[0] = 0x80;
  return field;
};

const header = (name: string, size: number): Buffer => {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100, 'utf8');
  block.write(octal(0o600, 8), 100, 'latin1');
  block.write(octal(0, 8), 108, 'latin1');
  block.write(octal(0, 8), 116, 'latin1');
  sizeField(size).copy(block, 124);
  block.write(octal(0, 12), 136, 'latin1');
  block.write('        0', 148, 'latin1');
  block.write('ustar\u000000', 257, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
};

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** Writes one archive from the first entry to the last. */
export class TarWriter {
  readonly #file: FileHandle;
  #position = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** @throws Error when the file exists: a backup never replaces another. */
  static async create(path: string): Promise<TarWriter> {
    return new TarWriter(await open(path, 'wx', 0o600));
  }

  async #write(bytes: Buffer): Promise<void> {
    await this.#file.write(bytes, 0, bytes.length, this.#position);
    this.#position += bytes.length;
  }

  /** An entry whose size is known only once it has been read: the header is written last. */
  async add(
    name: string,
    content: Readable | AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<number> {
    const start = this.#position;
    this.#position += BLOCK;
    let size = 0;
    for await (const chunk of content) {
      await this.#write(Buffer.from(chunk));
      size += chunk.length;
    }
    await this.#write(padding(size));
    await this.#file.write(header(name, size), 0, BLOCK, start);
    return size;
  }

  /** Makes everything durable. */
  async finish(): Promise<void> {
    await this.#write(Buffer.alloc(2 * BLOCK));
    await this.#file.sync();
    await this.#file.close();
  }

  abandon(): Promise<void> {
    return this.#file.close();
  }
}

/** Where an entry's bytes lie in the archive. */
export interface TarEntry {
  name: string;
  start: number;
  size: number;
}

const sizeIn = (block: Buffer): number =>
  block[124] === 0x80
    ? Number(block.readBigUInt64BE(128))
    : Number.parseInt(block.toString('latin1', 124, 136), 8);

const isSound = (block: Buffer): boolean => {
  const sum = Number.parseInt(block.toString('latin1', 148, 156), 8);
  const copy = Buffer.from(block);
  copy.write('        ', 148, 'latin1');
  return copy.reduce((total, byte) => total + byte, 0) === sum;
};

/**
 * The entries of an archive, in order.
 * @throws Error when it is no archive, damaged, or ends too early.
 */
export const readTar = async (path: string): Promise<TarEntry[]> => {
  const file = await open(path, 'r');
  try {
    const { size: end } = await file.stat();
    const entries: TarEntry[] = [];
    for (let at = 0; ; ) {
      const block = Buffer.alloc(BLOCK);
      const { bytesRead } = await file.read(block, 0, BLOCK, at);
      if (bytesRead < BLOCK) throw new Error('it ends too early');
      if (block.every((byte) => byte === 0)) return entries;
      if (!isSound(block)) throw new Error('it is no backup, or damaged');
      const size = sizeIn(block);
      const start = at + BLOCK;
      if (start + size > end) throw new Error('it ends too early');
      entries.push({ name: block.toString('utf8', 0, 100).replace(/\0.*$/s, ''), start, size });
      at = start + size + padding(size).length;
    }
  } finally {
    await file.close();
  }
};
