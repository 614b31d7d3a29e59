import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../../http/byte-range.ts';
import { DamagedFile } from './file-errors.ts';
import type { ObjectStore } from './object-store.ts';
import type { Staging } from './staging.ts';

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
export const fileStore = (objects: ObjectStore, staging: Staging) => {
  /** @throws TooManyBytes above `max`, or what the stream throws, leaving nothing behind. */
  const receive = async (content: Readable, max?: number): Promise<ReceivedFile> => {
    const staged = await staging.receive(content, max);
    let isKept = false;
    return {
      ...staged,
      keep: async () => {
        if (!isKept) await objects.put(nameOf(staged.sha256), staged.path);
        isKept = true;
      },
      discard: () => rm(staged.path, { force: true }),
      derive: (derived) => receive(derived),
    };
  };

  return {
    receive,

    /** After all bytes were held against the hash. @throws DamagedFile when missing or not those of the hash. */
    open: async (sha256: string, range?: ByteRange): Promise<Readable> => {
      const handle = await objects.open(nameOf(sha256));
      if (!handle) throw new DamagedFile(`${sha256} is missing`);
      try {
        const all = handle.createReadStream({ start: 0, autoClose: false });
        if ((await hashOf(all)) !== sha256) throw new DamagedFile(`${sha256} has other bytes`);
      } catch (error) {
        await handle.close();
        throw error;
      }
      return handle.createReadStream({ start: 0, ...range, autoClose: true });
    },

    has: (sha256: string) => objects.has(nameOf(sha256)),

    /** Absent content is no error. */
    remove: (sha256: string) => objects.remove(nameOf(sha256)),

    /** Keeps a piece of an upload that has more to come. @returns how many bytes it has. */
    putPart: async (id: string, content: Readable, max: number): Promise<number> => {
      const staged = await staging.receive(content, max);
      try {
        if (staged.size > 0) await objects.put(partName(id), staged.path);
      } finally {
        await rm(staged.path, { force: true });
      }
      return staged.size;
    },

    /** The pieces one after the other. @throws DamagedFile when one is missing. */
    async *parts(ids: readonly string[]): AsyncGenerator<Buffer> {
      for (const id of ids) {
        const handle = await objects.open(partName(id));
        if (!handle) throw new DamagedFile(`part ${id} is missing`);
        for await (const chunk of handle.createReadStream()) yield chunk;
      }
    },

    removePart: (id: string) => objects.remove(partName(id)),

    /** Removes what arrived before and was neither kept nor discarded. @returns how many files. */
    sweep: staging.sweep,

    /** Whether the store can be used as configured. @throws ConfigError saying why not. */
    check: objects.check,

    close: objects.close,
  };
};

export type FileStore = ReturnType<typeof fileStore>;
