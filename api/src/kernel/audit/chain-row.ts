import { onlyRow, type Tx } from '../database/db.ts';
import { genesis, type Link, rowHash } from './chain.ts';

/** For each chained log the lock that a writer holds until its transaction ends. */
const locks = { audit_log: 727_273, login_history: 727_282 } as const;

export type ChainedLog = keyof typeof locks;

/** The last row of a log, and the time as the database will give it back. */
interface Head {
  seq: string;
  hash: string;
  at: string;
}

/** Waits until nobody else adds to the log. @param at ISO instant of the row to come; absent: now. */
const lockHead = async (tx: Tx, log: ChainedLog, at?: string): Promise<Head> => {
  await tx`select pg_advisory_xact_lock(${locks[log]})`;
  return onlyRow(tx<Head[]>`
    select coalesce(max(seq), 0) as seq, coalesce(${at ?? null}::timestamptz, clock_timestamp()) as at,
      coalesce((select hash from ${tx(log)} order by seq desc limit 1), ${genesis}) as hash
    from ${tx(log)}`);
};

/**
 * A row as it follows the last one of its log, with every column that the table has. To be inserted at
 * once and near the end of the transaction: the log is locked until that ends. Who adds to both logs
 * adds to `login_history` first.
 */
export const chainRow = async <R extends object>(
  tx: Tx,
  log: ChainedLog,
  row: R,
  at?: string,
): Promise<R & Link & { hash: string }> => {
  const head = await lockHead(tx, log, at);
  const link = { seq: String(BigInt(head.seq) + 1n), at: head.at, prevHash: head.hash };
  return { ...row, ...link, hash: rowHash(tx.portal.auditKey, { ...row, ...link }) };
};
