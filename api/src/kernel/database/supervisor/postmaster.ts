import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process is alive all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isServer = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
};

/** A file left by a dead server, or a recycled process id, is no server. */
export const livePostmaster = (directory: string) => {
  let lines: string[];
  try {
    lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketDirectory, , , status] = lines;
  if (!pid || !port || !socketDirectory) return undefined;
  const postmaster = {
    pid: Number(pid),
    port: Number(port),
    socketDirectory,
    ready: status?.trim() === 'ready',
  };
  return isAlive(postmaster.pid) && isServer(postmaster.pid) ? postmaster : undefined;
};

/** Whether the process is gone. */
export const isGone = (pid: number): boolean => !isAlive(pid);

/** Whether the server is gone; one that ended but was not reaped yet counts as gone. */
export const isServerGone = (pid: number): boolean => !isAlive(pid) || !isServer(pid);
