import type { Pool } from '../database/db.ts';
import { type ChainedRow, genesis, rowHash } from './chain.ts';

/** The outcome of reading the whole chain. */
export interface ChainReport {
  rows: number;
  /** Absent when every row is in place and unchanged. */
  broken?: { seq: string; reason: 'changed' | 'missing before' | 'order' };
}

/** Reads every row in order and finds the first that was changed, removed before, or moved. */
export const verifyAudit = async (db: Pool): Promise<ChainReport> => {
  let rows = 0;
  let previous = genesis;
  for await (const batch of db<
    (ChainedRow & { hash: string })[]
  >`select * from audit_log order by seq`.cursor(1000)) {
    for (const { hash, ...row } of batch) {
      rows += 1;
      if (row.seq !== String(rows)) return { rows, broken: { seq: row.seq, reason: 'missing before' } };
      if (row.prevHash !== previous) return { rows, broken: { seq: row.seq, reason: 'order' } };
      if (rowHash(db.portal.auditKey, row) !== hash)
        return { rows, broken: { seq: row.seq, reason: 'changed' } };
      previous = hash;
    }
  }
  return { rows };
};
