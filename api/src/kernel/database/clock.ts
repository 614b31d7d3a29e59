import type { Tx } from './db.ts';

/**
 * The moment of a transaction, an ISO instant. It is the database's: what is due or over must not depend
 * on the clock of whichever machine answers.
 */
export const transactionTime = async (tx: Tx): Promise<string> => {
  const [row] = await tx<{ at: string }[]>`select now() as at`;
  if (!row) throw new Error('the database has no clock');
  return row.at;
};

/** The same for people to read, to the minute. */
export const writtenTime = async (tx: Tx): Promise<string> =>
  `${(await transactionTime(tx)).slice(0, 16).replace('T', ' ')} UTC`;
