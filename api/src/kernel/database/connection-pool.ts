import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway, endsConnection, failureOf, isStalePlan } from './failures.ts';
import type { Query, Rows, Send } from './sql.ts';

/** Gets every statement that is sent, and afterwards how it ended. */
export type Watch = (query: Query) => ((error?: unknown) => void) | undefined;

/** How many connections there are, and how many would be needed. */
export interface PoolUse {
  open: number;
  inUse: number;
  waiting: number;
}

interface ConnectionPoolOptions {
  connect: pg.ClientConfig;
  max: number;
  watch?: Watch | undefined;
  /** Milliseconds without an answer after which a statement counts as lost; 0 or absent: never. */
  timeoutMs?: number | undefined;
  /** Milliseconds that somebody waits for a connection before the answer is to come back later; 2,000 unless said. */
  waitMs?: number | undefined;
}

const LONGEST_LIFE_S = 45 * 60;
/** Statements whose plans each connection keeps in memory; further ones, combinations of filters, are planned each time. */
const MAX_PLANS = 1500;

const camelNames = new Map<string, string>();

const camel = (name: string): string => {
  const known = camelNames.get(name) ?? name.replace(/(?<!^)_(.)/g, (_, next: string) => next.toUpperCase());
  camelNames.set(name, known);
  return known;
};

const rowsOf = ({ fields, rows, rowCount }: pg.QueryArrayResult<unknown[]>): Rows<object[]> => {
  const names = fields.map(({ name }) => camel(name));
  const objects = rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
    return row;
  });
  return Object.defineProperty(objects as Rows<typeof objects>, 'count', { value: rowCount ?? 0 }); // has it now
};

/** Statements of one text share a plan on each connection of a pool. */
const planNaming = () => {
  const names = new Map<string, string>();
  return ({ text, isPlanned }: Query): string | undefined => {
    if (!isPlanned) return undefined;
    if (!names.has(text) && names.size < MAX_PLANS) names.set(text, `plan${names.size}`);
    return names.get(text);
  };
};

/** A connection while somebody has it: nothing is sent by it once it is lost or given back. */
export class Connection {
  readonly client: pg.PoolClient;
  timeoutMs: number;
  lost: Error | undefined;
  readonly #watch: Watch | undefined;
  readonly #planName: (query: Query) => string | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isGiven = false;

  constructor(
    client: pg.PoolClient,
    { timeoutMs = 0, watch }: ConnectionPoolOptions,
    planName: (query: Query) => string | undefined,
  ) {
    this.client = client;
    this.#planName = planName;
    this.timeoutMs = timeoutMs;
    this.#watch = watch;
  }

  /** Sends a statement after those before it. */
  send: Send = (query) => {
    const answer = this.#last.then(() => this.#ask(query));
    this.#last = answer.catch(() => undefined); // the caller gets the error
    return answer;
  };

  /** Ends the connection; statements that wait for it fail with the reason. */
  lose(reason: Error): void {
    if (this.lost) return;
    this.lost = reason;
    this.client.end().catch(() => undefined); // it is over in any case
  }

  give(): void {
    this.#isGiven = true;
    this.client.release(this.lost);
  }

  async #ask(query: Query): Promise<Rows<object[]>> {
    if (this.lost) throw this.lost;
    if (this.#isGiven) throw new Error('The connection was given back');
    const end = this.#watch?.(query);
    try {
      const name = this.#planName(query);
      const sent = { ...query, name, rowMode: 'array' as const, query_timeout: this.timeoutMs };
      const answer = await this.client.query<unknown[]>(sent);
      end?.();
      return rowsOf([answer].flat().at(-1) ?? answer); // of several statements the last one's
    } catch (error) {
      const failure = failureOf(error);
      if (endsConnection(failure)) this.lose(failure);
      end?.(failure);
      throw this.lost ?? failure;
    }
  }
}

/** The library's pool, as our statements need it. */
export const openConnections = ({ waitMs = 2000, ...options }: ConnectionPoolOptions) => {
  const pool = new pg.Pool({
    ...options.connect,
    max: options.max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: LONGEST_LIFE_S,
  });
  const taken = new Set<Connection>();
  const planName = planNaming();
  /** When each open connection was opened. */
  const openedAt = new Map<pg.PoolClient, number>();
  /** When the server last did not answer: connections from before would be found dead one by one. */
  let unansweredAt = 0;
  let ended: Promise<void> | undefined;
  pool.on('error', () => {}); // another takes its place
  pool.on('connect', (client) => {
    openedAt.set(client, performance.now());
    client.on('error', () => {}); // its next statement fails
    client.on('end', () => openedAt.delete(client));
  });

  /** Does work with a connection. @throws DatabaseAway when none was free in time. */
  const withOne = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw failureOf(error);
    });
    if ((openedAt.get(client) ?? 0) < unansweredAt) {
      client.release(true);
      return withOne(work);
    }
    const connection = new Connection(client, options, planName);
    taken.add(connection);
    try {
      return await work(connection);
    } finally {
      taken.delete(connection);
      const { lost } = connection;
      if (lost instanceof DatabaseAway && lost.code === 'CONNECTION_SILENT') unansweredAt = performance.now();
      connection.give();
    }
  };

  /** Sends one statement by whichever connection is free. */
  const send: Send = (query) =>
    withOne((one) => one.send(query)).catch((error: unknown) => {
      if (!query.isPlanned || !isStalePlan(error)) throw error;
      return send({ text: query.text, values: query.values });
    });

  return {
    withOne,
    send,
    watch: (watch: Watch | undefined) => {
      options.watch = watch;
    },
    use: (): PoolUse => {
      const { totalCount, idleCount, waitingCount } = pool;
      return { open: totalCount, inUse: totalCount - idleCount, waiting: waitingCount };
    },
    end: async ({ timeout = 0 }: { timeout?: number | undefined } = {}): Promise<void> => {
      ended ??= pool.end();
      const timer = setTimeout(() => {
        for (const connection of taken) connection.lose(new DatabaseAway('CONNECTION_CLOSED'));
      }, timeout * 1000);
      await ended;
      clearTimeout(timer);
      // The server may be asked who is left: it has to see ours go, which the library does not wait for.
      const closed = [...openedAt.keys()].map((client) => new Promise((done) => client.once('end', done)));
      await Promise.race([Promise.all(closed), wait(1000, undefined, { ref: false })]);
    },
  };
};
