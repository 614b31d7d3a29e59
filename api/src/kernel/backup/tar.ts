import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Header } from 'tar';

/**
 * The archive is a plain ustar file, so that any `tar` lists and unpacks it. What packs streams, tar-stream and
 * tar alike, wants the size of an entry before its bytes, which the dump of a table does not have.
 */

const BLOCK = 512;

const header = (path: string, size: number): Buffer => {
  const block = Buffer.alloc(BLOCK);
  new Header({ path, size, mode: 0o600, uid: 0, gid: 0, mtime: new Date(0) }).encode(block);
  return block;
};

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/**
 * Writes one archive from the first entry to the last.
 * @throws Error when the file exists: a backup never replaces another.
 */
export const createTar = async (path: string) => {
  const file = await open(path, 'wx', 0o600);
  /** SHA-256 and size of what was added so far. */
  const entries: Record<string, { sha256: string; size: number }> = {};
  let position = 0;
  const write = async (bytes: Buffer, at = position): Promise<void> => {
    // A disk that is nearly full takes a part, and says so by the number alone.
    for (let done = 0; done < bytes.length; )
      done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
    position = Math.max(position, at + bytes.length);
  };
  return {
    entries,
    /** An entry whose size is known only once it has been read: the header is written last. */
    add: async (name: string, content: Readable | Iterable<Uint8Array>): Promise<void> => {
      const start = position;
      const hash = createHash('sha256');
      position += BLOCK;
      let size = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        await write(Buffer.from(chunk));
        size += chunk.length;
      }
      await write(padding(size));
      await write(header(name, size), start);
      entries[name] = { sha256: hash.digest('hex'), size };
    },
    /** Makes everything durable. */
    finish: async (): Promise<void> => {
      await write(Buffer.alloc(2 * BLOCK));
      await file.sync();
      await file.close();
    },
  };
};

export type Tar = Awaited<ReturnType<typeof createTar>>;

/** Where an entry's bytes lie in the archive. */
export interface TarEntry {
  name: string;
  start: number;
  size: number;
}

/** The entries of an archive, in order. @throws Error when it is no archive, damaged, or ends too early. */
export const readTar = async (path: string): Promise<TarEntry[]> => {
  const file = await open(path, 'r');
  try {
    const { size: end } = await file.stat();
    const entries: TarEntry[] = [];
    for (let at = 0; ; ) {
      const block = Buffer.alloc(BLOCK);
      const { bytesRead } = await file.read(block, 0, BLOCK, at);
      if (bytesRead < BLOCK) throw new Error('it ends too early');
      const { nullBlock, cksumValid, path: name = '', size = 0 } = new Header(block);
      if (nullBlock) return entries;
      if (!cksumValid) throw new Error('it is no backup, or damaged');
      const start = at + BLOCK;
      if (start + size > end) throw new Error('it ends too early');
      entries.push({ name, start, size });
      at = start + size + padding(size).length;
    }
  } finally {
    await file.close();
  }
};
