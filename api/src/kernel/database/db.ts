import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import type { Watch } from './connection.ts';
import { ConnectionPool, type PoolUse } from './connection-pool.ts';
import { type Address, type Driver, makeDriver, type WireTypes } from './driver.ts';
import { connectionClosed } from './failures.ts';
import { runTransaction, type Work } from './run-transaction.ts';
import { type Statement, sendingBy } from './statement.ts';

/** What a change needs besides its tables: the key of the audit chain and the base of mailed links. */
export interface PortalFacts {
  auditKey: Uint8Array;
  /** Keys before it, oldest first. */
  previousAuditKeys?: readonly Uint8Array[] | undefined;
  publicUrl: string;
}

/** The connection pool. */
export type Pool = Driver & {
  readonly portal: PortalFacts;
  use(): PoolUse;
};

/** A transaction from `transaction`; it carries what `recordAudit` and `enqueueMail` need. */
export type Tx = postgres.TransactionSql<WireTypes> & {
  readonly portal: PortalFacts;
  /** How long this side waits for a statement, in milliseconds; 0: as long as it takes. */
  waitFor(milliseconds: number): void;
};

/** What every table function takes first: the pool or a transaction. */
export type Db = Pool | Tx;

export interface PoolOptions {
  address: Address;
  max: number;
  portal: PortalFacts;
  watch?: Watch | undefined;
  /** Milliseconds without a word of the server after which a statement counts as lost; absent: never. */
  patience?: number;
}

/** Sends one statement by whichever connection is free. */
const sendAlone = async (connections: ConnectionPool, statement: Statement): Promise<void> => {
  try {
    const connection = await connections.take();
    const giveBack = () => connections.give(connection);
    if (statement.cancelled) return giveBack();
    connection.send(statement);
    statement.then(giveBack, giveBack);
  } catch (error) {
    statement.reject(error instanceof Error ? error : connectionClosed());
  }
};

const reserve = async (connections: ConnectionPool): Promise<Driver> => {
  const connection = await connections.take();
  connection.waitFor(0);
  return sendingBy(connection.sql, (statement) => connection.send(statement), {
    release: () => connections.give(connection),
  });
};

/** Opens a pool; connections are made when first used, and each is used by one at a time. */
export const openPool = ({ address, max, portal, watch, patience }: PoolOptions): Pool => {
  const driver = makeDriver(address);
  const connections = new ConnectionPool({ driver, max, watch, patience });
  const pool = sendingBy(driver, (statement) => void sendAlone(connections, statement), {
    portal,
    use: () => connections.use,
    begin: (mode: string | Work, work?: Work) =>
      typeof mode === 'string'
        ? runTransaction(connections, mode, work ?? (() => undefined), { portal })
        : runTransaction(connections, '', mode, { portal }),
    reserve: () => reserve(connections),
    end: (options?: { timeout?: number }) => connections.end(options),
  });
  return pool as Pool; // with the members above
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
      const outcome = await pool.begin(async (tx) => ({ value: await work(tx as Tx) })); // as begun above
      return outcome.value;
    } catch (error) {
      if (attempt >= RETRIES || !retryable.has(sqlState(error) ?? '')) throw error;
      await wait(10 + Math.random() * 40 * (attempt + 1));
    }
  }
};

/** What the work would come to: it is done in a transaction that is undone, so that nothing of it is kept. */
export const rehearse = async <T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const undo = new Error('undone on purpose');
  const outcomes: T[] = [];
  await transaction(pool, async (tx) => {
    outcomes.push(await work(tx));
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return outcomes.pop() as T; // pushed before it was undone
};

/** Reads in one transaction that sees the moment at which it began, and writes nothing. */
export const snapshot = async <T>(pool: Pool, read: (tx: Tx) => Promise<T>): Promise<T> => {
  const outcome = await pool.begin('isolation level repeatable read read only', async (tx) => ({
    value: await read(tx as Tx), // as begun above
  }));
  return outcome.value;
};

/** Lets each statement of a transaction take so many seconds; 0: as long as it takes. */
export const allowStatements = async (tx: Tx, seconds: number): Promise<void> => {
  tx.waitFor(seconds * 2000); // the server says so long before
  await tx`select set_config('statement_timeout', ${`${seconds}s`}, true)`;
};
