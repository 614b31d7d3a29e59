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
class Supervisor {
  readonly #facts: Launch;
  readonly #sockets: string;
  readonly #timer: NodeJS.Timeout;
  #revival: Promise<void> | undefined;
  #reported = '';
  pid: number;

  constructor(facts: Launch, pid: number, sockets: string) {
    this.#facts = facts;
    this.#sockets = sockets;
    this.pid = pid;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  #look(): void {
    if (this.#revival || !isServerGone(this.pid)) return;
    this.#revival = launch(this.#facts)
      .then(({ pid }) => {
        this.pid = pid;
        this.#reported = '';
      })
      .catch((error: unknown) => this.#report(error)) // the next look tries again; calls get 503 until then
      .finally(() => {
        this.#revival = undefined;
      });
  }

  /** The same reason twice a second would bury every other line. */
  #report(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason !== this.#reported) console.error(reason);
    this.#reported = reason;
  }

  release(): void {
    clearInterval(this.#timer);
  }

  async stop(): Promise<void> {
    this.release();
    await this.#revival;
    await stopServer(this.pid);
    if (isServerGone(this.pid)) removeSockets(this.#sockets);
  }
}

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
  const supervisor = new Supervisor(facts, pid, socketDirectory);
  return {
    pid,
    port,
    socketDirectory,
    user: USER,
    /** Found running: an earlier process was killed, or another one shares the directory. */
    attached,
    /** Stops the server and waits until it is down. */
    stop: () => supervisor.stop(),
    /** Leaves it to others that use it. */
    release: () => supervisor.release(),
  };
};

/** A running server that this process started or found running. */
export type EmbeddedServer = Awaited<ReturnType<typeof startEmbeddedServer>>;
