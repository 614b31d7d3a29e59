import type { Db } from '../../kernel/database/db.ts';

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
export const limitNamed = (db: Db) => db`limit ${MAX_NAMED}`;
