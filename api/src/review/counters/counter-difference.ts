import type { Db } from '../../kernel/database/db.ts';

/** A counter whose stored value differs from the rows. */
export interface CounterDifference {
  table: string;
  /** Which one: its key in one text. */
  counter: string;
  /** The stored value, and the one counted from the rows; zero where there is none. */
  kept: string;
  ofRows: string;
}

/** Enough to name of each comparison; how many more there are helps nobody. */
const MAX_NAMED = 20;
export const limitNamed = (db: Db) => db`limit ${MAX_NAMED}`;
