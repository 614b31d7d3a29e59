import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Secrets } from '../config/secrets.ts';
import { type Address, connectTo, serverSettings } from './connect.ts';
import { type Connection, openConnections, type PoolUse, type Watch } from './connection-pool.ts';
import { DatabaseAway, isStalePlan, sqlState } from './failures.ts';
import { type Send, type Sql, sqlBy } from './sql.ts';

/** What changes need besides the tables: the keys of the audit chain and of secrets, and the base of mailed links. */
export interface PortalFacts {
  auditKey: Uint8Array;
  /** Keys before it, oldest first. */
  previousAuditKeys?: readonly Uint8Array[] | undefined;
  /** Hash mailed codes, and encrypt seeds of authenticator apps and what mails say until they leave. */
  keys: Pick<Secrets, 'codes' | 'factors' | 'previous'>;
  publicUrl: string;
}

/** What every table function takes first: the pool or a transaction. */
export interface Db extends Sql {
  readonly portal: PortalFacts;
}

/** A transaction from `transaction`; it carries what `recordAudit` and `enqueueMail` need. */
export interface Tx extends Db {
  savepoint<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** How long this side waits for a statement, in milliseconds; 0: as long as it takes. */
  waitFor(milliseconds: number): void;
  /** Gives its connection up, which ends a statement at work. */
  cutOff(reason: Error): void;
  /** Sends what streams a table in or out. */
  stream<T extends pg.Submittable>(copy: T): T;
}

export interface Pool extends Db {
  /** How it connects, for a connection apart. */
  readonly connect: pg.ClientConfig;
  /** From now on reports every statement. */
  watch(watch: Watch | undefined): void;
  use(): PoolUse;
  begin<T>(work: (tx: Tx) => Promise<T>, mode?: string): Promise<T>;
  /** Does work with one connection, for what concerns all of its statements. */
  alone<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Waits so many seconds for those at work, then cuts them off. */
  end(options?: { timeout?: number }): Promise<void>;
}

export interface PoolOptions extends Omit<Parameters<typeof openConnections>[0], 'connect'> {
  address: Address;
  portal: PortalFacts;
  /** Instead of the portal's own. */
  settings?: Record<string, string | number>;
}

/** Nested savepoints may share a name: the inner one hides the outer one until it is released. */
const savepoint = ['savepoint inside', 'release inside', 'rollback to inside; release inside'] as const;
const ABORTED = '25P02';

/** Does work whose statements are kept together or undone together. */
const runScope = async <T>(
  connection: Connection,
  portal: PortalFacts,
  [begin, keep, undo]: readonly [begin: string, keep: string, undo: string],
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  let failure: unknown;
  let isOver = false;
  const command = (text: string) => connection.send({ text, values: [] });
  const send: Send = async (query) => {
    if (isOver) throw new Error('The transaction is over');
    return connection.send(query).catch((error: unknown) => {
      failure ??= error;
      throw error;
    });
  };
  const tx = Object.assign(sqlBy(send), {
    portal,
    savepoint: <I>(inner: (tx: Tx) => Promise<I>) => runScope(connection, portal, savepoint, inner),
    waitFor: (milliseconds: number) => {
      connection.timeoutMs = milliseconds;
    },
    cutOff: (reason: Error) => connection.lose(reason),
    stream: <S extends pg.Submittable>(copy: S) => connection.client.query(copy),
  });
  await command(begin);
  try {
    const result = await work(tx);
    // The server would take a commit after a failed statement for a rollback, and say nothing.
    if (failure !== undefined) throw failure;
    isOver = true;
    await command(keep);
    return result;
  } catch (error) {
    isOver = true;
    // A connection whose rollback failed must not be used again.
    await command(undo).catch(() => connection.lose(new DatabaseAway('CONNECTION_CLOSED')));
    throw sqlState(error) === ABORTED ? (failure ?? error) : error;
  }
};

/** Opens a pool; connections are made when first used, and each is used by one at a time. */
export const openPool = ({ address, portal, settings = serverSettings, ...options }: PoolOptions): Pool => {
  const connect = connectTo(address, settings);
  const { withOne, send, ...rest } = openConnections({ ...options, connect });
  return Object.assign(sqlBy(send), {
    ...rest,
    portal,
    connect,
    begin: <T>(work: (tx: Tx) => Promise<T>, mode = '') =>
      withOne((one) => runScope(one, portal, [`begin ${mode}`, 'commit', 'rollback'], work)),
    alone: <T>(work: (sql: Sql) => Promise<T>) =>
      withOne((one) => {
        one.timeoutMs = 0;
        return work(sqlBy(one.send));
      }),
  });
};

const none = new Uint8Array();
const noFacts: PortalFacts = { auditKey: none, keys: { codes: none, factors: none }, publicUrl: '' };

/** Milliseconds that a start waits for a connection: longer than a call does, since a busy machine accepts late. */
export const STARTING_MS = 20_000;

/** One connection without the portal's limits, for what concerns whole databases. */
export const openSql = (address: Address): Pick<Pool, 'begin' | 'end'> & Sql =>
  openPool({ address, max: 1, portal: noFacts, settings: {}, waitMs: STARTING_MS });

/** Does work with a pool, and closes it. */
export const withPool = async <P extends Pick<Pool, 'end'>, T>(
  pool: P,
  work: (pool: P) => Promise<T>,
): Promise<T> => {
  try {
    return await work(pool);
  } finally {
    await pool.end({ timeout: 5 });
  }
};

/** Whether an insert or update met a unique constraint, optionally a certain one. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  sqlState(error) === '23505' &&
  (constraint === undefined || (error instanceof pg.DatabaseError && error.constraint === constraint));

const RETRIES = 3;
/** Serialisation failure, deadlock, and a foreign key whose row somebody deleted since it was read. */
const retryable = new Set(['40001', '40P01', '23503']);

/**
 * Runs the work in one transaction (READ COMMITTED). After a conflict with another transaction it is done
 * again, up to three times with jitter, so it must have no effect outside the transaction.
 */
export const transaction = async <T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await pool.begin(work);
    } catch (error) {
      if (attempt >= RETRIES || !(retryable.has(sqlState(error) ?? '') || isStalePlan(error))) throw error;
      await wait(10 + Math.random() * 40 * (attempt + 1));
    }
  }
};

/** What the work would return: it is done in a transaction that is rolled back. */
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
export const snapshot = <T>(pool: Pool, read: (tx: Tx) => Promise<T>): Promise<T> =>
  pool.begin(read, 'isolation level repeatable read read only');

/** Lets each statement of a transaction take so many seconds; 0: as long as it takes. */
export const allowStatements = async (tx: Tx, seconds: number): Promise<void> => {
  tx.waitFor(seconds * 2000); // the server says so long before
  await tx`select set_config('statement_timeout', ${`${seconds}s`}, true)`;
};

/** The first row of a statement; nothing where it finds none. */
export const firstRow = async <T>(rows: PromiseLike<readonly T[]>): Promise<T | undefined> => (await rows)[0];

/** The row of a statement that always has one, such as a sum or `insert … returning`. */
export const onlyRow = async <T>(rows: PromiseLike<readonly T[]>): Promise<T> => {
  const [row] = await rows;
  if (row === undefined) throw new Error('a statement that always has a row returned none');
  return row;
};

export const valuesOf = async <T>(rows: PromiseLike<readonly Record<string, T>[]>): Promise<T[]> =>
  (await rows).flatMap((row) => Object.values(row));

/** The value of the first row; nothing where there is none. */
export const firstValue = <T>(rows: PromiseLike<readonly Record<string, T>[]>): Promise<T | undefined> =>
  firstRow(valuesOf(rows));

/** The value of a statement that always has one, such as a count. */
export const onlyValue = <T>(rows: PromiseLike<readonly Record<string, T>[]>): Promise<T> =>
  onlyRow(valuesOf(rows));

/** Whether a statement finds anything. */
export const finds = async (rows: PromiseLike<readonly unknown[]>): Promise<boolean> =>
  (await rows).length > 0;

/** Whether a change met the one row that it was meant for. */
export const changesOne = async (change: PromiseLike<{ readonly count: number }>): Promise<boolean> =>
  (await change).count === 1;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Base32 of five bits of each random byte. */
export const idBody = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => alphabet[byte & 31]).join('');

/** A new external id of 100 random bits such as `app_1f9…`; typed by its prefix, so one kind never passes for another. */
export const newId = (prefix: string): string => `${prefix}_${idBody(randomBytes(20))}`;
