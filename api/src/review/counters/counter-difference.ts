import { allowStatements, type Db, type Pool, snapshot } from '../../kernel/database/db.ts';

/** A counter that is not what the rows say. */
export interface CounterDifference {
  table: string;
  /** Which one: its key in one text. */
  counter: string;
  /** What is kept, and what the rows say; zero where there is none. */
  kept: string;
  ofRows: string;
}

/** Enough to name of each comparison; how many more there are helps nobody. */
const MAX_NAMED = 20;
const SECONDS = 60;

/**
 * Compares by one statement, so by what one moment shows: counters are changed in the transaction of their
 * rows. It takes no lock that a writer waits for, and lets go of its moment before the next comparison.
 */
export const compare = (
  pool: Pool,
  statement: (tx: Db) => Promise<CounterDifference[]>,
): Promise<CounterDifference[]> =>
  snapshot(pool, async (tx) => {
    await allowStatements(tx, SECONDS);
    return statement(tx);
  });

export const limitNamed = (db: Db) => db`limit ${MAX_NAMED}`;
