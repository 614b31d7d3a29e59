import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';

/** Timestamps travel as ISO strings with microseconds; a JS Date would cut them to milliseconds. */
type WireTypes = { timestamptz: string; date: string };

/** What a change needs besides its tables: the key of the audit chain and the base of mailed links. */
export interface PortalFacts {
  auditKey: Uint8Array;
  /** Keys before it, oldest first. */
  previousAuditKeys?: readonly Uint8Array[] | undefined;
  publicUrl: string;
}

/** The connection pool. */
export type Pool = postgres.Sql<WireTypes> & { readonly portal: PortalFacts };

/** A transaction from `transaction`; it carries what `recordAudit` and `enqueueMail` need. */
export type Tx = postgres.TransactionSql<WireTypes> & { readonly portal: PortalFacts };

/** What every table function takes first: the pool or a transaction. */
export type Db = Pool | Tx;

export interface PoolOptions {
  /** postgres:// address, or the directory and port of a unix socket. */
  address: string | { socketDirectory: string; port: number; database: string; user: string };
  max: number;
  portal: PortalFacts;
}

const asIso = (text: string): string => `${text.slice(0, 10)}T${text.slice(11).replace(/\+00(:00)?$/, '')}Z`;

const asText = (value: string | Date): string => (value instanceof Date ? value.toISOString() : value);

const settings = (max: number) => ({
  max,
  idle_timeout: 0,
  connect_timeout: 10,
  onnotice: () => {},
  transform: {
    undefined: null,
    // Columns only: the keys inside jsonb belong to whoever stored them.
    column: { from: postgres.toCamel, to: postgres.fromCamel },
  },
  types: {
    timestamptz: {
      to: 1184,
      from: [1184],
      serialize: (value: string) => asText(value),
      parse: asIso,
    },
    date: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value },
  },
  connection: {
    application_name: 'portal-api',
    TimeZone: 'UTC',
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 15_000,
  },
});

/** Opens a pool; connections are made when first used. */
export const openPool = ({ address, max, portal }: PoolOptions): Pool => {
  const sql =
    typeof address === 'string'
      ? postgres(address, settings(max))
      : postgres({
          ...settings(max),
          host: address.socketDirectory,
          port: address.port,
          database: address.database,
          username: address.user,
        });
  return Object.assign(sql, { portal });
};

const sqlState = (error: unknown): string | undefined =>
  error instanceof postgres.PostgresError ? error.code : undefined;

/** Whether an insert or update met a unique constraint, optionally a certain one. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof postgres.PostgresError &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint_name === constraint);

const RETRIES = 3;
const retryable = new Set(['40001', '40P01']);

/**
 * Runs the work in one transaction (READ COMMITTED). A serialisation failure or deadlock is tried
 * again up to three times with jitter, so the work must have no effect outside the transaction.
 */
export const transaction = async <T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const outcome = await pool.begin(async (tx) => ({
        value: await work(Object.assign(tx, { portal: pool.portal })),
      }));
      return outcome.value;
    } catch (error) {
      if (attempt >= RETRIES || !retryable.has(sqlState(error) ?? '')) throw error;
      await wait(10 + Math.random() * 40 * (attempt + 1));
    }
  }
};

/** Reads in one transaction that sees the moment at which it began, and writes nothing. */
export const snapshot = async (pool: Pool, read: (tx: Tx) => Promise<void>): Promise<void> => {
  await pool.begin('isolation level repeatable read read only', (tx) =>
    read(Object.assign(tx, { portal: pool.portal })),
  );
};
