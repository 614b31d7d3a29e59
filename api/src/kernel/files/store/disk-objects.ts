import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
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
export class DiskObjects implements ObjectStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** The rename is atomic, and the directory is synced, so that a crash leaves all or nothing. */
  async put(name: string, path: string): Promise<void> {
    const place = join(this.#root, name);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await rename(path, place);
    await syncDirectory(dirname(place));
  }

  async open(name: string): Promise<FileHandle | undefined> {
    try {
      return await open(join(this.#root, name), 'r');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  has(name: string): Promise<boolean> {
    return stat(join(this.#root, name)).then(
      () => true,
      () => false,
    );
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#root, name), { force: true });
  }

  async check(): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
  }

  close(): void {
    // nothing is kept open
  }
}
