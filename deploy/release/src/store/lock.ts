import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lastHeartbeat, startHeartbeat } from './heartbeat.ts';

/** A holder that gave no heartbeat for this long is gone. A process id would not show it: it may be in use again. */
const staleMs = 5000;
const giveUpMs = 15_000;

/** Rejects when another process took the lock over, because this one seemed to be gone. */
export type StillHeld = () => Promise<void>;

const take = async (file: string, token: string): Promise<boolean> => {
  const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!handle) return false;
  try {
    await handle.writeFile(token);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return true;
};

/** Removes a lock whose holder is gone. Moved aside first, so that of several waiters only one removes it. */
const drop = async (file: string, seen: number): Promise<void> => {
  const aside = `${file}.${randomUUID()}.draft`;
  await rename(file, aside).catch(() => undefined);
  // Another waiter was faster and this is its new lock: it goes back.
  if ((await lastHeartbeat(aside)) !== seen) await rename(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
};

/**
 * Runs `work` while nobody else holds the lock file. The holder renews the file's time; a lock that is not
 * renewed, an empty one too, is taken over. @throws after 15 seconds of waiting for a live holder
 */
export const withLock = async <T>(file: string, work: (stillHeld: StillHeld) => Promise<T>): Promise<T> => {
  await mkdir(dirname(file), { recursive: true });
  const token = `${process.pid} ${randomUUID()}`;
  const giveUpAt = performance.now() + giveUpMs;
  let seen: number | undefined;
  let seenFirstAt = 0;
  while (!(await take(file, token))) {
    const now = performance.now();
    if (now > giveUpAt)
      throw new Error(`Another process is changing this environment (${file}). Try again when it is done.`);
    const beat = await lastHeartbeat(file);
    if (beat !== seen) [seen, seenFirstAt] = [beat, now];
    // By how long it was watched, too: where a clock was set back, an old time is yet to come.
    if (seen && Math.max(now - seenFirstAt, Date.now() - seen) >= staleMs) await drop(file, seen);
    await pause(20);
  }
  const isHeld = async () => (await readFile(file, 'utf8').catch(() => '')) === token;
  const stopHeartbeat = startHeartbeat(file);
  try {
    return await work(async () => {
      if (!(await isHeld())) throw new Error(`${file} was taken over by another process. Try again.`);
    });
  } finally {
    stopHeartbeat();
    if (await isHeld()) await rm(file, { force: true });
  }
};
