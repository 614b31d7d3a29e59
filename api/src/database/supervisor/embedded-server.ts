import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, canEnter, serverAccount } from './account.ts';
import { reachableHome, serverBinaries } from './binaries.ts';
import { isGone, livePostmaster, type Postmaster } from './postmaster.ts';

/** A running server that this process started or found running. */
export interface EmbeddedServer {
  socketDirectory: string;
  port: number;
  user: string;
  pid: number;
  /** Found running: an earlier process was killed, or another one shares the directory. */
  attached: boolean;
  /** Stops the server and waits until it is down. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The portal's data directory; the cluster goes into `database` inside it. */
  dataDirectory: string;
  /** Extra server settings, `name=value`. */
  settings?: readonly string[];
}

const USER = 'portal';
const PORT = 5432; // names the socket file only; nothing listens on TCP
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;

const shortName = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const ownedBy = (account: Account, directory: string): string => {
  mkdirSync(directory, { recursive: true });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(directory, account.uid, account.gid);
  chmodSync(directory, 0o700);
  return directory;
};

/** Inside the data directory unless the server's account cannot walk there (a root-only home). */
const clusterDirectory = (account: Account, dataDirectory: string): string => {
  mkdirSync(dataDirectory, { recursive: true });
  const parent = canEnter(account, dataDirectory)
    ? dataDirectory
    : join(reachableHome, shortName(dataDirectory));
  return join(ownedBy(account, join(parent, 'database')), 'cluster');
};

/** What starts that were cut short left behind. */
const clearLeftovers = (cluster: string): void => {
  const prefix = `${basename(cluster)}.tmp-`;
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(prefix) && isGone(Number(name.slice(prefix.length)))) {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true });
    }
  }
};

/** Built aside and renamed when complete: a half-made cluster is never taken for one. */
const createCluster = (binaries: string, account: Account, cluster: string): void => {
  clearLeftovers(cluster);
  const part = `${cluster}.tmp-${process.pid}`;
  const made = spawnSync(
    join(binaries, 'bin', 'initdb'),
    [
      '-D',
      part,
      '-U',
      USER,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    {
      ...account,
      cwd: dirname(cluster),
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    },
  );
  if (made.status !== 0) {
    throw new Error(
      `The embedded PostgreSQL could not be set up: ${made.stderr || made.error?.message}. Or set DATABASE_URL.`,
    );
  }
  try {
    renameSync(part, cluster);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error; // otherwise another start was first, and its cluster is as good
  }
};

const launch = (
  binaries: string,
  account: Account,
  cluster: string,
  sockets: string,
  settings: readonly string[],
) => {
  const log = openSync(join(dirname(cluster), 'server.log'), 'a', 0o600);
  const defaults = [
    'listen_addresses=',
    'max_connections=80',
    'shared_buffers=64MB',
    'jit=off',
    'log_timezone=UTC',
  ];
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    [
      '-D',
      cluster,
      '-k',
      sockets,
      '-p',
      String(PORT),
      ...[...defaults, ...settings].flatMap((one) => ['-c', one]),
    ],
    // Its own process group: Ctrl-C must reach us first, so that requests end before their database.
    { ...account, cwd: dirname(cluster), detached: true, stdio: ['ignore', log, log], env: { LC_ALL: 'C' } },
  );
  child.unref();
  return child;
};

const untilReady = async (cluster: string, failure: () => string | undefined): Promise<Postmaster> => {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    const postmaster = livePostmaster(cluster);
    if (postmaster?.ready) return postmaster;
    // Ours gave up because another start was first: wait for that one.
    if (!postmaster && failure() !== undefined) break;
    await wait(15);
  }
  const log = join(dirname(cluster), 'server.log');
  throw new Error(
    `The embedded PostgreSQL did not start (${failure() ?? 'too slow'}); see ${log}. Or set DATABASE_URL.`,
  );
};

const stopServer = async (pid: number): Promise<void> => {
  if (isGone(pid)) return;
  process.kill(pid, 'SIGINT'); // fast shutdown: open transactions are rolled back
  const limit = performance.now() + STOP_LIMIT_MS;
  while (!isGone(pid) && performance.now() < limit) await wait(15);
};

/**
 * Starts the embedded PostgreSQL of a data directory, or attaches to the one that already runs there.
 * @throws Error with a reason that names DATABASE_URL.
 */
export const startEmbeddedServer = async ({
  dataDirectory,
  settings = [],
}: EmbeddedOptions): Promise<EmbeddedServer> => {
  const account = serverAccount();
  const binaries = serverBinaries(account);
  const cluster = clusterDirectory(account, dataDirectory);
  const running = livePostmaster(cluster);
  let failure: string | undefined;
  if (!running) {
    if (!existsSync(cluster)) createCluster(binaries, account, cluster);
    const sockets = ownedBy(account, join(tmpdir(), `portal-db-${shortName(cluster)}`));
    const child = launch(binaries, account, cluster, sockets, settings);
    child.once('error', (error) => {
      failure = error.message;
    });
    child.once('exit', (code, signal) => {
      failure = `exit ${code ?? signal}`;
    });
  }
  const { pid, port, socketDirectory } = await untilReady(cluster, () => failure);
  return {
    pid,
    port,
    socketDirectory,
    user: USER,
    attached: running !== undefined,
    stop: () => stopServer(pid),
  };
};
