import { Readable } from 'node:stream';
import type { PendingQuery } from 'postgres';
import { allowStatements, type Pool, snapshot, type Tx } from './db.ts';

/** Whoever reads slowly holds a connection and keeps old rows alive. */
const MOST_SECONDS = 300;
const BATCH = 200;

/** A database that is away has ended it already. */
const callOff = (rows: Pick<PendingQuery<[]>, 'cancel'>): void => {
  Promise.resolve(rows.cancel()).catch(() => undefined);
};

/** Batches that wait for their reader one at a time. */
class Handover<T> {
  readonly #stream: Readable;
  #isTaken: (() => void) | undefined;

  constructor() {
    this.#stream = new Readable({
      objectMode: true,
      highWaterMark: 1,
      read: () => this.#isTaken?.(),
      destroy: (error, done) => {
        this.#isTaken?.();
        done(error);
      },
    });
    // Its reader is told; before there is one, nobody is to be surprised.
    this.#stream.on('error', () => {});
  }

  get batches(): AsyncIterable<T[]> & Readable {
    return this.#stream;
  }

  get isWaiting(): boolean {
    return this.#isTaken !== undefined;
  }

  /** @returns whether there is still a reader who wants more. */
  async give(batch: T[]): Promise<boolean> {
    if (this.#stream.destroyed) return false;
    const taken = new Promise<void>((resolve) => {
      this.#isTaken = resolve;
    });
    if (!this.#stream.push(batch)) await taken;
    this.#isTaken = undefined;
    return !this.#stream.destroyed;
  }

  end(error?: Error): void {
    if (error) this.#stream.destroy(error);
    else this.#stream.push(null);
  }
}

/**
 * The rows of one query, batch by batch as they are asked for, from one snapshot on a connection of
 * its own: rows that change meanwhile are neither doubled nor lost. The connection is free again when
 * the rows are read to their end, left early, or told to stop, which also ends a query at work.
 * @throws what the database says, also where it gave up between two batches.
 */
export const readSnapshot = <T extends object>(
  pool: Pool,
  signal: AbortSignal,
  query: (db: Tx) => PendingQuery<T[]>,
): AsyncIterable<T[]> & Readable => {
  const handover = new Handover<T>();
  const read = async (tx: Tx): Promise<void> => {
    await allowStatements(tx, MOST_SECONDS);
    signal.throwIfAborted();
    const rows = query(tx);
    // Between two batches the database only waits, and the end of the handover ends it.
    const stop = () => (handover.isWaiting ? handover.end(signal.reason) : callOff(rows));
    signal.addEventListener('abort', stop, { once: true });
    try {
      await rows.cursor(BATCH, async (batch) => ((await handover.give(batch)) ? undefined : pool.CLOSE));
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
  snapshot(pool, read).then(
    () => handover.end(),
    (error: Error) => handover.end(error),
  );
  return handover.batches;
};
