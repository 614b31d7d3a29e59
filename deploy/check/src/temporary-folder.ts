import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Databases, stores and browser profiles of a whole run take less than a third of it. */
const NEEDED_BYTES = 6 * 1024 ** 3;

/** The folder is removed afterwards. In memory where there is room: databases wait for a disk at each commit. */
export const withTemporaryFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const room = await statfs(IN_MEMORY).catch(() => undefined);
  const hasRoom = room !== undefined && room.bavail * room.bsize >= NEEDED_BYTES;
  const folder = await mkdtemp(join(hasRoom ? IN_MEMORY : tmpdir(), 'portal-'));
  await chmod(folder, 0o755); // a database server has an account of its own
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
