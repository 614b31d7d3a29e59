import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bucketOf, WriteConflict } from './bucket.ts';
import { buildFolder, pointerFile } from './layout.ts';
import { withLease } from './lease.ts';
import { type StillHeld, withLock } from './lock.ts';
import { environmentNames } from './read-store.ts';
import {
  forgetBucket,
  namesEnvironment,
  pull,
  push,
  releasesAsTheyAre,
  removeBelow,
} from './working-copy.ts';

/** The folder is a working copy of the bucket then; one process at a time brings it up to date. */
const withCopy = <T>(store: string, work: () => Promise<T>): Promise<T> =>
  withLock(join(store, 'bucket.lock'), work);

/** Whether the folder is a working copy of a bucket. */
export const isShared = (): boolean => bucketOf(process.env) !== undefined;

/** Brings the folder up to date. Nothing where the store is a folder only. */
export const refresh = async (store: string): Promise<void> => {
  const bucket = bucketOf(process.env);
  if (bucket) await withCopy(store, () => pull(store, bucket));
};

/** The same for who only looks. @returns why what is here may be old @throws where there is nothing to look at */
export const refreshToLook = async (store: string): Promise<string | undefined> => {
  try {
    await refresh(store);
    return undefined;
  } catch (error) {
    if ((await environmentNames(store)).length === 0) throw error;
    return `${(error as Error).message} What is shown is what was read here last.`;
  }
};

/** Brings builds, signatures, test results and contracts of APIs into the bucket. Nothing where the store is a folder only. */
export const bringToBucket = async (store: string): Promise<void> => {
  const bucket = bucketOf(process.env);
  if (bucket) await withCopy(store, () => push(store, bucket, 'without releases'));
};

/**
 * Brings a build that was published here into the bucket. @returns false when another machine brought the same
 * version first, whose build then takes the place of the one here
 */
export const bringBuildToBucket = async (store: string, app: string, version: string): Promise<boolean> => {
  try {
    await bringToBucket(store);
    return true;
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    await rm(buildFolder(store, app, version), { recursive: true, force: true });
    await refresh(store);
    return false;
  }
};

/** Removes a build, whose files are gone, from the bucket too. Only within `asSharedChange`. */
export const removeFromBucket = async (store: string, app: string, version: string): Promise<void> => {
  const bucket = bucketOf(process.env);
  if (bucket) await removeBelow(store, bucket, `assets/${app}/${version}`);
};

/**
 * Runs a change of the folder as a change of the bucket: nobody else changes it meanwhile, the work begins with
 * what it holds, and what the work changed is there at the end, or nowhere.
 */
export const asSharedChange = <T>(store: string, work: (stillHeld: StillHeld) => Promise<T>): Promise<T> => {
  const bucket = bucketOf(process.env);
  if (!bucket) return work(async () => {});
  return withCopy(store, () =>
    withLease(bucket, async (stillHeld) => {
      await pull(store, bucket);
      const undo = await releasesAsTheyAre(store);
      try {
        const result = await work(stillHeld);
        await push(store, bucket, 'everything', stillHeld);
        return result;
      } catch (error) {
        await undo();
        throw error;
      }
    }),
  );
};

/** Makes a bucket that serves nothing yet what the folder is. @throws when it serves an environment already */
export const upload = async (store: string): Promise<void> => {
  const bucket = bucketOf(process.env);
  if (!bucket) throw new Error('RELEASE_STORE_URL names no bucket.');
  if (namesEnvironment((await bucket.list()).keys()))
    throw new Error(
      'The bucket serves an environment already: commands and gateways with its address use what it holds.',
    );
  await withCopy(store, async () => {
    await forgetBucket(store);
    await push(store, bucket, 'everything');
  });
};

const lookMs = 2000;

/**
 * Keeps the folder up to date while a gateway serves from it: looks at the environment's pointer every two
 * seconds. While the bucket does not answer, what is served stays; `warn` is called once then, and once it answers again.
 * Resolves at the end.
 */
export const follow = async (
  store: string,
  environment: string,
  warn: (message: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  const bucket = bucketOf(process.env);
  if (!bucket) return;
  const name = pointerFile('', environment).replace(/^\//, '');
  let known: string | undefined;
  let fault: string | undefined;
  while (!signal.aborted) {
    try {
      const found = await bucket.get(name, known);
      if (typeof found === 'object') {
        await refresh(store);
        known = found.etag;
      }
      if (fault !== undefined) warn('The release store can be used again.');
      fault = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (message !== fault) warn(message);
      fault = message;
    }
    await pause(lookMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
};
