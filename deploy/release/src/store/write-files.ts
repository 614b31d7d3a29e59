import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Placement {
  file: string;
  text: string | Uint8Array;
  /** The file must not exist yet. */
  isNew?: true;
}

/**
 * Writes files that belong together: first all of them under other names, so that a full disk changes
 * nothing, then each into its place in one step, in the order given. A reader sees an old text or a new
 * one, never a part. @throws EEXIST when a new one is there already
 */
export const placeFiles = async (
  placements: readonly Placement[],
  beforePlacing?: () => Promise<void>,
): Promise<void> => {
  const drafts = placements.map(({ file }) => `${file}.${randomUUID()}.draft`);
  try {
    for (const [at, { file, text }] of placements.entries()) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(drafts[at] ?? '', text, { flag: 'wx', flush: true });
    }
    await beforePlacing?.();
    for (const [at, { file, isNew }] of placements.entries()) {
      await (isNew ? link : rename)(drafts[at] ?? '', file);
    }
  } finally {
    for (const draft of drafts) await rm(draft, { force: true });
  }
};

export const replaceFile = (file: string, text: Placement['text']): Promise<void> =>
  placeFiles([{ file, text }]);

/** Writes a file that must not exist yet; rejects with EEXIST when it does. */
export const createFile = (file: string, text: string): Promise<void> =>
  placeFiles([{ file, text, isNew: true }]);

/** Removes what an interrupted write left in a folder. Only for who holds the folder's lock. */
export const removeDrafts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.endsWith('.draft')) await rm(join(folder, name), { force: true });
  }
};
