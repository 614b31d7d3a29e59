import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Pool } from '../../../kernel/database/db.ts';
import { CHANNEL } from '../notify-instances.ts';

interface ListenerOptions {
  db: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onSignal(payload: string): void;
  /** Signals were missed until now: whatever they stood for is to be read. */
  onConnected(): void;
}

const LONGEST_PAUSE_MS = 2000;
/** What is asked here is answered at once. */
const ANSWER_MS = 6000;

/**
 * One connection that receives what other instances signal. Another takes its place whenever it is lost,
 * however long the database is away.
 */
export class Listener {
  readonly #options: ListenerOptions;
  #client: pg.Client | undefined;
  #isStopped = false;
  #connecting: Promise<void> | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Resolves once signals are received. */
  start(): Promise<void> {
    this.#connecting ??= this.#listen().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  /** Finds out about a connection that died without a word. */
  async probe(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => client.end()); // another takes its place
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#client?.end();
  }

  #open(): pg.Client {
    const { db, onSignal } = this.#options;
    const client = new pg.Client({
      ...db.connect,
      query_timeout: ANSWER_MS,
      connectionTimeoutMillis: ANSWER_MS,
    });
    client.on('notification', ({ payload = '' }) => onSignal(payload));
    client.on('error', () => {}); // it ends
    return client;
  }

  async #listen(): Promise<void> {
    for (let pause = 50; !this.#isStopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const client = this.#open();
      this.#client = client;
      try {
        await client.connect();
        await client.query(`listen ${pg.escapeIdentifier(CHANNEL)}`);
        client.once('end', () => void this.start());
        this.#options.onConnected();
        return;
      } catch (error) {
        if (this.#isStopped) return;
        await client.end();
        this.#options.log.warn({ err: error }, 'chat signals are not heard');
        await wait(pause);
      }
    }
  }
}
