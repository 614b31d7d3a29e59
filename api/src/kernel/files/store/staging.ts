import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TooManyBytes } from './file-errors.ts';

/** Where bytes lie while they arrive: one local directory, a file for each, nothing of them in memory. */
export const openStaging = (directory: string) => {
  /** A name for a file that is about to be written; its directory is there. */
  const place = async (): Promise<string> => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return join(directory, randomUUID());
  };

  return {
    place,

    /** A local file that nobody refers to yet. @throws TooManyBytes above `max`, or what the stream throws; nothing stays behind then. */
    receive: async (content: Readable, max = Number.POSITIVE_INFINITY) => {
      const path = await place();
      const hash = createHash('sha256');
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          if (size > max) return done(new TooManyBytes());
          hash.update(chunk);
          done(null, chunk);
        },
      });
      try {
        await pipeline(content, measure, createWriteStream(path, { mode: 0o600, flush: true }));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { path, sha256: hash.digest('hex'), size };
    },

    /** Removes what a killed process left. @returns how many files. */
    sweep: async (before: Date): Promise<number> => {
      const names = await readdir(directory).catch(() => []);
      let removed = 0;
      for (const name of names) {
        const path = join(directory, name);
        const found = await stat(path).catch(() => undefined);
        if (found?.isFile() !== true || found.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
};

export type Staging = ReturnType<typeof openStaging>;
