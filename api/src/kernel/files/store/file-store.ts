import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../../http/byte-range.ts';
import { DamagedFile } from './file-errors.ts';
import type { ObjectStore } from './object-store.ts';
import { Staging } from './staging.ts';

export { DamagedFile } from './file-errors.ts';

/** Bytes that were received in full but are not kept yet. */
export interface ReceivedFile {
  /** Where they lie until `keep` or `discard`; for a look at them. */
  path: string;
  sha256: string;
  size: number;
  /** Makes them durable under their hash; a second call does nothing. */
  keep(): Promise<void>;
  discard(): Promise<void>;
  /** Other bytes made of these, such as a picture without its metadata. */
  derive(content: Readable): Promise<ReceivedFile>;
}

export const hashOf = async (content: Readable): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
};

const nameOf = (sha256: string): string => `${sha256.slice(0, 2)}/${sha256}`;
const partName = (id: string): string => `parts/${id}`;

/** Keeps bytes under their SHA-256; the same content is kept once and never changes. */
export class FileStore {
  readonly #objects: ObjectStore;
  readonly #staging: Staging;

  constructor(objects: ObjectStore, stagingDirectory: string) {
    this.#objects = objects;
    this.#staging = new Staging(stagingDirectory);
  }

  /** @throws TooManyBytes above `max`, or what the stream throws, leaving nothing behind. */
  async receive(content: Readable, max?: number): Promise<ReceivedFile> {
    const staged = await this.#staging.receive(content, max);
    let isKept = false;
    return {
      ...staged,
      keep: async () => {
        if (!isKept) await this.#objects.put(nameOf(staged.sha256), staged.path);
        isKept = true;
      },
      discard: () => rm(staged.path, { force: true }),
      derive: (derived) => this.receive(derived),
    };
  }

  /**
   * The bytes, or a part of them, after all of them were held against the hash.
   * @throws DamagedFile when they are missing or not those of the hash.
   */
  async open(sha256: string, range?: ByteRange): Promise<Readable> {
    const handle = await this.#objects.open(nameOf(sha256));
    if (!handle) throw new DamagedFile(`${sha256} is missing`);
    try {
      const all = handle.createReadStream({ start: 0, autoClose: false });
      if ((await hashOf(all)) !== sha256) throw new DamagedFile(`${sha256} has other bytes`);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return handle.createReadStream({ start: 0, ...range, autoClose: true });
  }

  has(sha256: string): Promise<boolean> {
    return this.#objects.has(nameOf(sha256));
  }

  /** Absent content is no error. */
  async remove(sha256: string): Promise<void> {
    await this.#objects.remove(nameOf(sha256));
  }

  /** Keeps a piece of an upload that has more to come. @returns how many bytes it has. */
  async putPart(id: string, content: Readable, max: number): Promise<number> {
    const staged = await this.#staging.receive(content, max);
    try {
      if (staged.size > 0) await this.#objects.put(partName(id), staged.path);
    } finally {
      await rm(staged.path, { force: true });
    }
    return staged.size;
  }

  /** The pieces one after the other. @throws DamagedFile when one is missing. */
  async *parts(ids: readonly string[]): AsyncGenerator<Buffer> {
    for (const id of ids) {
      const handle = await this.#objects.open(partName(id));
      if (!handle) throw new DamagedFile(`part ${id} is missing`);
      for await (const chunk of handle.createReadStream()) yield chunk;
    }
  }

  async removePart(id: string): Promise<void> {
    await this.#objects.remove(partName(id));
  }

  /** Removes what arrived before and was neither kept nor discarded. @returns how many files. */
  sweep(before: Date): Promise<number> {
    return this.#staging.sweep(before);
  }

  /** Whether the store can be used as configured. @throws ConfigError saying why not. */
  check(): Promise<void> {
    return this.#objects.check();
  }

  close(): void {
    this.#objects.close();
  }
}
