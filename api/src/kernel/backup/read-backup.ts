import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { mismatchOf } from '../database/migrate.ts';
import { hashOf } from '../files/store/file-store.ts';
import { checkSeal, MANIFEST, parseManifest, SEAL } from './manifest.ts';
import { readTar, type TarEntry } from './tar.ts';

const streamOf = (path: string, { start, size }: TarEntry): Readable =>
  size === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + size - 1 });

/**
 * Reads a backup from end to end; nothing but the file is touched.
 * @throws Error saying why it is refused: damaged, cut short, of another portal, of a newer version.
 */
export const readBackup = async (path: string, auditKeys: readonly Uint8Array[]) => {
  try {
    const entries = new Map((await readTar(path)).map((entry) => [entry.name, entry]));
    /** The bytes of one entry. */
    const open = (name: string): Readable => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`${name} is missing`);
      return streamOf(path, entry);
    };
    const manifestText = await text(open(MANIFEST));
    checkSeal(auditKeys, Buffer.from(manifestText), await text(open(SEAL)));
    const manifest = parseManifest(manifestText);
    for (const [name, { sha256 }] of Object.entries(manifest.entries)) {
      if ((await hashOf(open(name))) !== sha256) throw new Error(`${name} is damaged`);
    }
    const mismatch = mismatchOf(manifest.migrations);
    if (mismatch) throw new Error(mismatch);
    return { manifest, open };
  } catch (error) {
    throw new Error(`The backup ${path} is refused: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
};

/** A backup that was read from end to end and found whole. */
export type Backup = Awaited<ReturnType<typeof readBackup>>;
