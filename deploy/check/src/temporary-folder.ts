import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Databases, stores and browser profiles of a whole run take less than a third of it. */
const NEEDED_BYTES = 6 * 1024 ** 3;

/** Where tests keep what they make: in memory where there is room, since their databases wait for a disk at each commit. */
export const temporaryFolder = async (): Promise<string> => {
  const room = await statfs(IN_MEMORY).catch(() => undefined);
  return room && room.bavail * room.bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir();
};
