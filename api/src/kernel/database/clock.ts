import { onlyValue, type Tx } from './db.ts';

/** By the database's clock, an ISO instant: what is due must not depend on which machine answers. */
export const transactionTime = (tx: Tx): Promise<string> =>
  onlyValue(tx<{ at: string }[]>`select now() as at`);
