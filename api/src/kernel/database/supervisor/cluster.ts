import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reachableHome } from './binaries.ts';
import { isGone } from './postmaster.ts';
import { type Account, canEnter } from './server-account.ts';

/** The database role that everything belongs to. */
export const USER = 'portal';

/** A short stand-in for a path, such as in names of sockets, which may not be long. */
export const shortName = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Makes a directory for the account alone. */
export const ownedBy = (account: Account, directory: string): string => {
  mkdirSync(directory, { recursive: true });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(directory, account.uid, account.gid);
  chmodSync(directory, 0o700);
  return directory;
};

/** Inside the data directory unless the server's account cannot walk there (a root-only home). */
export const clusterDirectory = (account: Account, dataDirectory: string): string => {
  mkdirSync(dataDirectory, { recursive: true });
  const parent = canEnter(account, dataDirectory)
    ? dataDirectory
    : join(reachableHome, shortName(dataDirectory));
  return join(ownedBy(account, join(parent, 'database')), 'cluster');
};

/** Files that interrupted starts left behind. */
const clearLeftovers = (cluster: string): void => {
  const prefix = `${basename(cluster)}.tmp-`;
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(prefix) && isGone(Number(name.slice(prefix.length)))) {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true });
    }
  }
};

const options = [
  '-U',
  USER,
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/**
 * Built aside and renamed when complete: a half-made cluster is never taken for one.
 * @throws Error with what initdb said.
 */
export const createCluster = (binaries: string, account: Account, cluster: string): void => {
  clearLeftovers(cluster);
  const part = `${cluster}.tmp-${process.pid}`;
  const made = spawnSync(join(binaries, 'bin', 'initdb'), ['-D', part, ...options], {
    ...account,
    cwd: dirname(cluster),
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
  });
  if (made.status !== 0) {
    const reason = made.stderr || made.error?.message;
    throw new Error(`The embedded PostgreSQL could not be set up: ${reason}. Or set DATABASE_URL.`);
  }
  try {
    renameSync(part, cluster);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error; // otherwise another start was first, and its cluster is as good
  }
};
