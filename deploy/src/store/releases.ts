import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@portal/platform/release';
import { pointerFile, releaseFile, releaseFolder } from './layout.ts';
import { withLock } from './lock.ts';
import { createFile, replaceFile } from './write.ts';

/** The environment moved on since the caller looked: read it again and decide anew. */
export class ReleaseConflict extends Error {
  override name = 'ReleaseConflict';
}

const read = async (file: string): Promise<ReleaseDocument | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ReleaseDocument;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
};

/** The release that an environment serves; `undefined` before the first. */
export const currentRelease = (store: string, environment: string): Promise<ReleaseDocument | undefined> =>
  read(pointerFile(store, environment));

export const findRelease = (
  store: string,
  environment: string,
  sequence: number,
): Promise<ReleaseDocument | undefined> => read(releaseFile(store, environment, sequence));

/** Numbers of all releases of an environment, newest first. */
export const listSequences = async (store: string, environment: string): Promise<number[]> => {
  const names = await readdir(releaseFolder(store, environment)).catch(() => []);
  return names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((one, other) => other - one);
};

const whileUnmoved = <T>(
  store: string,
  environment: string,
  expected: number | null,
  work: () => Promise<T>,
): Promise<T> =>
  withLock(join(releaseFolder(store, environment), 'current.lock'), async () => {
    const found = (await currentRelease(store, environment))?.sequence ?? null;
    if (found !== expected) {
      throw new ReleaseConflict(
        `${environment} is at release ${found ?? 'none'}, not ${expected ?? 'none'}.`,
      );
    }
    return work();
  });

/**
 * Writes a new release and makes it the current one, if the environment still is at `parent`.
 * Rejects with ReleaseConflict when somebody else was first.
 */
export const addRelease = (
  store: string,
  draft: Omit<ReleaseDocument, 'sequence'>,
): Promise<ReleaseDocument> =>
  whileUnmoved(store, draft.environment, draft.parent, async () => {
    const newest = (await listSequences(store, draft.environment))[0] ?? 0;
    const document: ReleaseDocument = { ...draft, sequence: newest + 1 };
    const text = JSON.stringify(document, null, 2);
    await createFile(releaseFile(store, draft.environment, document.sequence), text);
    await replaceFile(pointerFile(store, draft.environment), text);
    return document;
  });

/** Points the environment at a release that it had, if it still is at `expected`. */
export const movePointer = (
  store: string,
  environment: string,
  expected: number,
  target: ReleaseDocument,
): Promise<void> =>
  whileUnmoved(store, environment, expected, () =>
    replaceFile(pointerFile(store, environment), JSON.stringify(target, null, 2)),
  );
