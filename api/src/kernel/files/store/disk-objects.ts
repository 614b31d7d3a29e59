import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from './file-errors.ts';
import type { ObjectStore } from './object-store.ts';

const syncDirectory = async (directory: string): Promise<void> => {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Files below one directory, which several instances may share. */
export const diskObjects = (root: string): ObjectStore => ({
  /** The rename is atomic, and the directory is synced, so that a crash leaves all or nothing. */
  put: async (name, path) => {
    const place = join(root, name);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await rename(path, place);
    await syncDirectory(dirname(place));
  },
  open: (name) =>
    open(join(root, name), 'r').catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
  has: (name) =>
    stat(join(root, name)).then(
      () => true,
      () => false,
    ),
  remove: (name) => rm(join(root, name), { force: true }),
  check: async () => {
    await mkdir(root, { recursive: true, mode: 0o700 });
  },
  close: () => {}, // nothing is kept open
});
