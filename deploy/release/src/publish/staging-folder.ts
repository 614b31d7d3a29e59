import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepAlive, lastSign } from '../store/sign-of-work.ts';

/** Generous, because a bundler may keep the process from giving a sign for some seconds. */
const leftoverMs = 60_000;

/** Removes what publishes that were ended in the middle left behind. */
const removeLeftovers = async (staging: string): Promise<void> => {
  for (const name of await readdir(staging)) {
    const seen = await lastSign(join(staging, name));
    if (seen !== undefined && Date.now() - seen > leftoverMs)
      await rm(join(staging, name), { recursive: true, force: true });
  }
};

/** Runs `work` with an empty folder of its own on the store's disk, which is gone afterwards. */
export const withStagingFolder = async <T>(
  store: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const staging = join(store, 'staging');
  const folder = join(staging, randomUUID());
  await mkdir(folder, { recursive: true });
  const stopSigns = keepAlive(folder);
  try {
    await removeLeftovers(staging);
    return await work(folder);
  } finally {
    stopSigns();
    await rm(folder, { recursive: true, force: true });
  }
};
