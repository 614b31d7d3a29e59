import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lastHeartbeat, startHeartbeat } from '../store/heartbeat.ts';

/** Generous, because a bundler may keep the process from a heartbeat for some seconds. */
const leftoverMs = 60_000;

const stagingIn = (store: string): string => join(store, 'staging');

/** Removes what processes that were killed in the middle left behind. */
const removeLeftovers = async (store: string): Promise<void> => {
  const staging = stagingIn(store);
  for (const name of await readdir(staging).catch(() => [])) {
    const seen = await lastHeartbeat(join(staging, name));
    if (seen !== undefined && Date.now() - seen > leftoverMs)
      await rm(join(staging, name), { recursive: true, force: true });
  }
};

/** Those in which this process works now. */
const inWork = new Set<string>();

const removeInWork = (): void => {
  for (const folder of inWork)
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // The bundler still wrote into it: another publish removes it.
    }
};

let isWatching = false;

/** Has folders in work removed when the process is ended in the middle, as by Ctrl+C. */
const watchEnds = (): void => {
  if (isWatching) return;
  isWatching = true;
  process.on('exit', removeInWork);
  // First, so that whoever stops listening at a signal still counts: who listens, too, such as a portal, decides the end.
  for (const [signal, exitCode] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const])
    process.prependListener(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(exitCode);
    });
};

/** Runs `work` with an empty folder of its own on the store's disk, which is gone afterwards. */
export const withStagingFolder = async <T>(
  store: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = join(stagingIn(store), randomUUID());
  await mkdir(stagingIn(store), { recursive: true });
  // Before it is there: who is ended while it is made would leave it.
  watchEnds();
  inWork.add(folder);
  const stopHeartbeat = startHeartbeat(folder);
  try {
    // Alone: made with its parents, Node says of a disk that can only be read that there is no such folder.
    await mkdir(folder);
    await removeLeftovers(store);
    return await work(folder);
  } finally {
    stopHeartbeat();
    await rm(folder, { recursive: true, force: true });
    inWork.delete(folder);
  }
};
