import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Connection } from '../../../kernel/database/connection.ts';
import type { Pool } from '../../../kernel/database/db.ts';
import { poolEnded } from '../../../kernel/database/failures.ts';
import { CHANNEL } from '../signals.ts';

export interface ListenerOptions {
  db: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onSignal(payload: string): void;
  /** Signals were missed until now: whatever they stood for is to be read. */
  onConnected(): void;
}

const LONGEST_PAUSE_MS = 2000;
/** What is asked here is answered at once. */
const PATIENCE_MS = 6000;

/**
 * One connection that hears what other instances tell. Another takes its place whenever it is lost,
 * however long the database is away.
 */
export class Listener {
  readonly #options: ListenerOptions;
  #connection: Connection | undefined;
  #isStopped = false;
  #connecting: Promise<void> | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Resolves once signals are heard. */
  start(): Promise<void> {
    this.#connecting ??= this.#listen().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  /** Finds out about a connection that died without a word. */
  async probe(): Promise<void> {
    const sql = this.#connection?.sql;
    if (sql) await sql`select 1`.catch(() => undefined); // a lost one is replaced
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#connection?.close(poolEnded());
  }

  #connect(): Connection {
    const { db, onSignal } = this.#options;
    return new Connection({
      driver: db,
      patience: PATIENCE_MS,
      onNotify: (_channel, payload) => onSignal(payload),
      onLost: () => void this.start(),
    });
  }

  async #listen(): Promise<void> {
    for (let pause = 50; !this.#isStopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const connection = this.#connect();
      this.#connection = connection;
      try {
        await connection.sql`listen ${connection.sql(CHANNEL)}`;
        this.#options.onConnected();
        return;
      } catch (error) {
        if (this.#isStopped) return;
        connection.lose(poolEnded());
        this.#options.log.warn({ err: error }, 'chat signals are not heard');
        await wait(pause);
      }
    }
  }
}
