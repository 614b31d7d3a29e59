import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import postgres from 'postgres';
import type { Pool } from '../../database/db.ts';
import { CHANNEL } from '../signals.ts';
import { inTime } from './in-time.ts';

export interface ListenerOptions {
  db: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onSignal(payload: string): void;
  /** Signals were missed until now: whatever they stood for is to be read. */
  onConnected(): void;
}

const LONGEST_PAUSE_MS = 2000;

/**
 * One connection that hears what other instances tell. It comes back by itself, however long the
 * database is away.
 */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #sql: postgres.Sql;
  #isStopped = false;
  #connecting: Promise<void> | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
    const settings = {
      ...options.db.options,
      shared: { retries: 0, typeArrayMap: {} },
      max: 1,
      idle_timeout: null,
      max_lifetime: null,
      fetch_types: false,
      onnotify: (_channel: string, payload: string) => options.onSignal(payload),
      onclose: () => void this.#connect(),
    };
    // The same options in the library's parsed form, which its types do not take back.
    this.#sql = postgres(settings as unknown as postgres.Options<Record<string, never>>);
  }

  /** Resolves once signals are heard. */
  start(): Promise<void> {
    return this.#connect();
  }

  /** Finds out about a connection that died without a word. */
  async probe(): Promise<void> {
    await inTime(Promise.resolve(this.#sql`select 1`)).catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#sql.end({ timeout: 1 });
  }

  #connect(): Promise<void> {
    this.#connecting ??= this.#listen().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #listen(): Promise<void> {
    for (let pause = 50; !this.#isStopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await inTime(Promise.resolve(this.#sql`listen ${this.#sql(CHANNEL)}`));
        this.#options.onConnected();
        return;
      } catch (error) {
        if (this.#isStopped) return;
        this.#options.log.warn({ err: error }, 'chat signals are not heard');
        await wait(pause);
      }
    }
  }
}
