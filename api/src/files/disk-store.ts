import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DamagedFile, type FileStore, type ReceivedFile } from './file-store.ts';

const syncDirectory = async (directory: string): Promise<void> => {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Files below one directory: `incoming/` while they arrive, `ab/abcdef…` by hash once they are kept. */
export class DiskStore implements FileStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  #place(sha256: string): string {
    return join(this.#root, sha256.slice(0, 2), sha256);
  }

  async receive(content: Readable): Promise<ReceivedFile> {
    const incoming = join(this.#root, 'incoming');
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    const path = join(incoming, randomUUID());
    const discard = () => rm(path, { force: true });
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    try {
      await pipeline(content, measure, createWriteStream(path, { mode: 0o600, flush: true }));
    } catch (error) {
      await discard();
      throw error;
    }
    const sha256 = hash.digest('hex');
    return { path, sha256, size, keep: () => this.#keep(path, sha256), discard };
  }

  /** The rename is atomic, and the directory is synced, so that a crash leaves all or nothing. */
  async #keep(path: string, sha256: string): Promise<void> {
    const place = this.#place(sha256);
    if (await isThere(place)) return rm(path, { force: true });
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await rename(path, place);
    await syncDirectory(dirname(place));
  }

  async open(sha256: string): Promise<Readable> {
    const place = this.#place(sha256);
    if (!(await isThere(place))) throw new DamagedFile(`${sha256} is missing`);
    if ((await hashOf(place)) !== sha256) throw new DamagedFile(`${sha256} has other bytes`);
    return createReadStream(place);
  }

  async remove(sha256: string): Promise<void> {
    await rm(this.#place(sha256), { force: true });
  }
}
