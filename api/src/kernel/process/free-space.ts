import { statfs } from 'node:fs/promises';
import { problem } from '../http/problem.ts';
import { atMostEvery } from './at-most-every.ts';

const CACHE_MS = 1000;
const RETRY_AFTER = 60;

/**
 * What is left on the disk of the data directory, looked at once a second at most.
 * @param reserve bytes below which nothing more is taken in
 */
export const freeSpaceOf = (directory: string, reserve: () => number) => {
  const bytes = atMostEvery(CACHE_MS, () =>
    statfs(directory).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => 0,
    ),
  );
  const isEnough = async (): Promise<boolean> => (await bytes()) > reserve();
  return {
    bytes,
    isEnough,
    /** The database stops for good on a full disk: it is to keep what it needs to go on. @throws storage_full */
    refuseWhenFull: async (): Promise<void> => {
      if (!(await isEnough())) throw problem('storage_full', { retryAfter: RETRY_AFTER });
    },
  };
};

export type FreeSpace = ReturnType<typeof freeSpaceOf>;
