import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { type Address, connectTo } from './connect.ts';

/** What the queue may hold a connection for, in milliseconds: its own statements are short. */
const STATEMENT_MS = 15_000;

/** Connections of the job library, which keeps one of them to listen. `onLost` is called for broken ones. */
export const openQueuePool = (
  address: Address,
  max: number,
  onLost: (error: Error) => void = () => {},
): pg.Pool => {
  const pool = new pg.Pool({
    ...connectTo(address, { statement_timeout: STATEMENT_MS }),
    types: undefined, // the job library reads its rows as the driver's own
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'portal-jobs',
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
};

/**
 * Ends and failures are noted through the library's batches: only there is a database that is away
 * waited for, and a stop waits for the note. Otherwise they are promises that nobody holds.
 */
export const queuePreset = {
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: 5000 },
};

export const quietLogger = new Logger(() => () => {});

/** Brings the tables of the job queue (schema `graphile_worker`) up to date. To be run by their owner. */
export const installJobQueue = async (address: Address): Promise<void> => {
  const pgPool = openQueuePool(address, 1);
  try {
    await runMigrations({ pgPool, logger: quietLogger });
  } finally {
    await pgPool.end();
  }
};
