import { Connection, type ConnectionOptions } from './connection.ts';
import { DatabaseAway, poolBusy, poolEnded } from './failures.ts';

/** How long somebody waits for a connection before being told to come back. */
const WAIT_MS = 2000;
const LONGEST_LIFE_MS = 45 * 60_000;

/** How many connections there are, and how many would be needed. */
export interface PoolUse {
  open: number;
  inUse: number;
  waiting: number;
}

interface Waiter {
  resolve(connection: Connection): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

export interface ConnectionPoolOptions extends Omit<ConnectionOptions, 'onLost'> {
  max: number;
}

/**
 * Connections that are each used by one at a time. A lost one is replaced by a new one when it is
 * needed, whatever became of it; whoever waits too long is turned away.
 */
export class ConnectionPool {
  readonly #options: ConnectionPoolOptions;
  readonly #open = new Set<Connection>();
  readonly #idle: Connection[] = [];
  readonly #waiting: Waiter[] = [];
  #isEnding = false;
  #onDrained: (() => void) | undefined;

  constructor(options: ConnectionPoolOptions) {
    this.#options = options;
  }

  get use(): PoolUse {
    const open = this.#open.size;
    return { open, inUse: open - this.#idle.length, waiting: this.#waiting.length };
  }

  /** @throws DatabaseAway when none was free within two seconds. */
  async take(): Promise<Connection> {
    if (this.#isEnding) throw poolEnded();
    const connection = this.#idle.pop();
    if (connection) return connection;
    if (this.#open.size < this.#options.max) return this.#connect();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(poolBusy(WAIT_MS));
      };
      const waiter: Waiter = { resolve, reject, timer: setTimeout(giveUp, WAIT_MS) };
      this.#waiting.push(waiter);
    });
  }

  give(connection: Connection): void {
    connection.resetPatience();
    if (connection.isLost) return;
    if (this.#isEnding || performance.now() - connection.openedAt > LONGEST_LIFE_MS) this.#retire(connection);
    else if (!this.#serve(() => connection)) this.#idle.push(connection);
  }

  /** Waits for those at work as long as said; afterwards they are cut off. */
  async end({ timeout = 0 }: { timeout?: number | undefined } = {}): Promise<void> {
    this.#isEnding = true;
    for (const { reject, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      reject(poolEnded());
    }
    const farewells = this.#idle.splice(0).map((connection) => this.#retire(connection));
    const timer = setTimeout(() => {
      for (const connection of this.#open) connection.lose(poolEnded());
    }, timeout * 1000);
    if (this.#open.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onDrained = resolve;
      });
    }
    clearTimeout(timer);
    await Promise.all(farewells);
  }

  #connect(): Connection {
    const connection = new Connection({
      ...this.#options,
      onLost: (lost, error) => this.#lose(lost, error),
    });
    this.#open.add(connection);
    return connection;
  }

  #lose(lost: Connection, error: Error): void {
    const place = this.#idle.indexOf(lost);
    if (place >= 0) this.#idle.splice(place, 1);
    this.#remove(lost);
    // The server fell silent on one: the others that are at rest would be found dead one by one.
    if (error instanceof DatabaseAway && error.code === 'CONNECTION_SILENT')
      for (const connection of this.#idle.splice(0)) connection.lose(error);
  }

  #retire(connection: Connection): Promise<void> {
    const farewell = connection.close(poolEnded());
    this.#remove(connection);
    return farewell;
  }

  #remove(connection: Connection): void {
    this.#open.delete(connection);
    if (!this.#isEnding) this.#serve(() => this.#connect());
    else if (this.#open.size === 0) this.#onDrained?.();
  }

  #serve(get: () => Connection): boolean {
    const waiter = this.#waiting.shift();
    if (!waiter) return false;
    clearTimeout(waiter.timer);
    waiter.resolve(get());
    return true;
  }
}
