import postgres from 'postgres';
import type { Connection } from './connection.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { connectionClosed } from './failures.ts';
import { type Statement, sendingBy } from './statement.ts';

/** What is done in a transaction; a list of statements is waited for. */
export type Work = (tx: unknown) => unknown;

/** A transaction or a savepoint in it: how it begins, is kept, and is undone. */
interface Scope {
  begin: string;
  keep: string;
  undo: string;
}

/** One in another hides it until it is released, so that they may share a name. */
const savepointScope: Scope = {
  begin: 'savepoint inside',
  keep: 'release inside',
  undo: 'rollback to inside; release inside',
};

const ABORTED = '25P02';

const isAborted = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === ABORTED;

const undo = async (connection: Connection, statement: string): Promise<void> => {
  if (connection.isLost) return;
  // Who cannot be undone must not be used again.
  await connection.sql.unsafe(statement).catch(() => connection.lose(connectionClosed()));
};

const runScope = async (
  connection: Connection,
  { begin, keep, undo: back }: Scope,
  work: Work,
  members: object,
): Promise<unknown> => {
  let failure: unknown;
  let isOver = false;
  const send = (statement: Statement): void => {
    if (isOver) {
      statement.reject(new Error('The transaction is over'));
      return;
    }
    statement.catch((error: unknown) => {
      failure ??= error;
    });
    connection.send(statement);
  };
  const savepoint = (inner: Work): Promise<unknown> => runScope(connection, savepointScope, inner, members);
  await connection.sql.unsafe(begin);
  try {
    const outcome = work(sendingBy(connection.sql, send, { ...members, savepoint }));
    const result = await (Array.isArray(outcome) ? Promise.all(outcome) : outcome);
    // The server would take a commit after a failed statement for a rollback, and say nothing.
    if (failure !== undefined) throw failure;
    isOver = true;
    await connection.sql.unsafe(keep);
    return result;
  } catch (error) {
    isOver = true;
    await undo(connection, back);
    throw isAborted(error) ? (failure ?? error) : error;
  }
};

/** Does work in a transaction on a connection of its own. */
export const runTransaction = async (
  pool: ConnectionPool,
  mode: string,
  work: Work,
  members: object,
): Promise<unknown> => {
  const connection = await pool.take();
  try {
    const scope = { begin: `begin ${mode}`.trim(), keep: 'commit', undo: 'rollback' };
    return await runScope(connection, scope, work, {
      ...members,
      waitFor: (milliseconds: number) => connection.waitFor(milliseconds),
    });
  } finally {
    pool.give(connection);
  }
};
