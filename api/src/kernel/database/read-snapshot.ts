import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { allowStatements, type Pool, snapshot, type Tx } from './db.ts';
import type { Statement } from './sql.ts';

/** A slow reader holds a connection and keeps old rows from being cleaned up. */
const MAX_SECONDS = 300;
const BATCH = 200;

/** The rows of a query, at most so many at a time; until the transaction ends. */
export async function* inBatches<T extends object>(
  tx: Tx,
  query: Statement<T[]>,
  size: number,
): AsyncGenerator<T[], void> {
  await tx`declare batches no scroll cursor for ${query}`;
  for (;;) {
    const rows = await tx.unsafe<T[]>(`fetch ${size} from batches`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
  }
}

/**
 * The rows of one query, batch by batch as they are asked for, from one snapshot on a connection of
 * its own: rows that change meanwhile are neither doubled nor lost. The connection is free again when
 * the rows are read to their end, left early, or aborted, which also ends a query at work.
 * @throws what the database says, also where it gave up between two batches.
 */
export const readSnapshot = <T extends object>(
  pool: Pool,
  signal: AbortSignal,
  query: (db: Tx) => Statement<T[]>,
): AsyncIterable<T[]> & Readable => {
  const batches = new PassThrough({ objectMode: true, highWaterMark: 1 });
  // Its reader gets the error; before there is one, it is no unhandled rejection.
  batches.on('error', () => {});
  const read = async (tx: Tx): Promise<void> => {
    const stop = () => tx.cutOff(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
      await allowStatements(tx, MAX_SECONDS);
      signal.throwIfAborted();
      await pipeline(inBatches(tx, query(tx), BATCH), batches, { signal });
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
  snapshot(pool, read).catch((error: Error) => batches.destroy(error));
  return batches;
};
