import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const take = async (file: string): Promise<boolean> => {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

/** A lock left by a process that is gone; an empty one belongs to a process that is just taking it. */
const dropIfStale = async (file: string): Promise<void> => {
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (owner > 0 && !isAlive(owner)) await rm(file, { force: true });
};

/** Runs `work` while no other process of this machine holds the lock file. Gives up after ten seconds. */
export const withLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  await mkdir(dirname(file), { recursive: true });
  const giveUpAt = performance.now() + 10_000;
  while (!(await take(file))) {
    if (performance.now() > giveUpAt)
      throw new Error(`Another process holds ${file}. Remove it if none runs.`);
    await dropIfStale(file);
    await pause(20);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
};
