import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverBinaries } from './binaries.ts';
import { clusterDirectory, createCluster, USER } from './cluster.ts';
import { type Launch, launch, SOCKETS_PREFIX } from './launch.ts';
import { isServerGone } from './postmaster.ts';
import { serverAccount } from './server-account.ts';

interface EmbeddedOptions {
  /** The portal's data directory; the cluster goes into `database` inside it. */
  dataDirectory: string;
  /** Extra server settings, `name=value`. */
  settings?: readonly string[];
}

const STOP_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 500;

const stopServer = async (pid: number): Promise<void> => {
  if (isServerGone(pid)) return;
  process.kill(pid, 'SIGINT'); // fast shutdown: open transactions are rolled back
  const limit = performance.now() + STOP_LIMIT_MS;
  while (!isServerGone(pid) && performance.now() < limit) await wait(15);
};

/** Only a directory of our own making; the file of a server says where its sockets are. */
const removeSockets = (directory: string): void => {
  if (basename(directory).startsWith(SOCKETS_PREFIX)) rmSync(directory, { recursive: true, force: true });
};

/** Brings a server back that was killed while we need it. */
const supervise = (facts: Launch, firstPid: number, sockets: string) => {
  let pid = firstPid;
  let revival: Promise<void> | undefined;
  let reported = '';
  /** The same reason twice a second would bury every other line. */
  const report = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason !== reported) console.error(reason);
    reported = reason;
  };
  const look = (): void => {
    if (revival || !isServerGone(pid)) return;
    revival = launch(facts)
      .then((launched) => {
        pid = launched.pid;
        reported = '';
      })
      .catch(report) // the next look tries again; calls get 503 until then
      .finally(() => {
        revival = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();

  return {
    /** Leaves it to others that use it. */
    release: () => clearInterval(timer),
    /** Stops the server and waits until it is down. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await revival;
      await stopServer(pid);
      if (isServerGone(pid)) removeSockets(sockets);
    },
  };
};

/**
 * Starts the embedded PostgreSQL of a data directory, or attaches to the one that already runs there,
 * and starts it again should it be killed.
 * @throws Error with a reason that names DATABASE_URL.
 */
export const startEmbeddedServer = async ({ dataDirectory, settings = [] }: EmbeddedOptions) => {
  const account = serverAccount();
  const binaries = serverBinaries(account);
  const cluster = clusterDirectory(account, dataDirectory);
  if (!existsSync(cluster)) createCluster(binaries, account, cluster);
  const facts = { binaries, account, cluster, settings };
  const { pid, port, socketDirectory, attached } = await launch(facts);
  return {
    pid,
    port,
    socketDirectory,
    user: USER,
    /** Found running: an earlier process was killed, or another one shares the directory. */
    attached,
    ...supervise(facts, pid, socketDirectory),
  };
};

/** A running server that this process started or found running. */
export type EmbeddedServer = Awaited<ReturnType<typeof startEmbeddedServer>>;
