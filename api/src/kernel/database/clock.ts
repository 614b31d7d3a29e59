import type { Tx } from './db.ts';
import { onlyValue } from './first-row.ts';

/**
 * The moment of a transaction, an ISO instant. It is the database's: what is due or over must not depend
 * on the clock of whichever machine answers.
 */
export const transactionTime = (tx: Tx): Promise<string> =>
  onlyValue(tx<{ at: string }[]>`select now() as at`);
