import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownedBy, shortName } from './cluster.ts';
import { livePostmaster } from './postmaster.ts';
import type { Account } from './server-account.ts';

/** Names the socket file only; nothing listens on TCP. */
const PORT = 5432;
/** What the directories of our sockets are called. */
export const SOCKETS_PREFIX = 'portal-db-';
const START_LIMIT_MS = 60_000;

const defaults = [
  'listen_addresses=',
  'max_connections=80',
  'shared_buffers=64MB',
  'jit=off',
  'log_timezone=UTC',
];

export interface Launch {
  binaries: string;
  account: Account;
  cluster: string;
  /** Extra server settings, `name=value`. */
  settings: readonly string[];
}

/** Starts a server; the returned function gives the reason why it ended, once it has. */
const spawnServer = ({ binaries, account, cluster, settings }: Launch): (() => string | undefined) => {
  let failure: string | undefined;
  const sockets = ownedBy(account, join(tmpdir(), `${SOCKETS_PREFIX}${shortName(cluster)}`));
  const log = openSync(join(dirname(cluster), 'server.log'), 'a', 0o600);
  const named = [...defaults, ...settings].flatMap((one) => ['-c', one]);
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', cluster, '-k', sockets, '-p', String(PORT), ...named],
    {
      ...account,
      cwd: dirname(cluster),
      // Its own process group: Ctrl-C must reach us first, so that requests end before their database.
      detached: true,
      stdio: ['ignore', log, log],
      env: { LC_ALL: 'C' },
    },
  );
  child.unref();
  closeSync(log);
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure = `exit ${code ?? signal}`;
  });
  return () => failure;
};

/**
 * Starts a server on a cluster and waits until it takes connections, or attaches to the one that runs.
 * @throws Error naming the server's log and DATABASE_URL.
 */
export const launch = async (facts: Launch) => {
  const { cluster } = facts;
  const attached = livePostmaster(cluster) !== undefined;
  const failure = attached ? () => undefined : spawnServer(facts);
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    const postmaster = livePostmaster(cluster);
    if (postmaster?.ready) return { ...postmaster, attached };
    // Ours gave up because another start was first: wait for that one.
    if (!postmaster && failure() !== undefined) break;
    await wait(15);
  }
  const log = join(dirname(cluster), 'server.log');
  throw new Error(
    `The embedded PostgreSQL did not start (${failure() ?? 'too slow'}); see ${log}. Or set DATABASE_URL.`,
  );
};
