import type { Pool } from '../database/db.ts';
import { readAnchors } from './anchor.ts';
import { type ChainedRow, genesis, rowHash } from './chain.ts';

/** The outcome of reading the whole chain. */
export interface ChainReport {
  rows: number;
  /** Absent when every row is in place and unchanged. */
  broken?: { seq: string; reason: 'changed' | 'missing before' | 'order' | 'cut off' };
}

/**
 * Reads every row in order and finds the first that was changed, removed before, or moved, and with
 * the anchors of the data directory whether the end was cut off or rewritten.
 */
export const verifyAudit = async (db: Pool, dataDirectory: string): Promise<ChainReport> => {
  const anchors = new Map((await readAnchors(dataDirectory)).map(({ seq, hash }) => [seq, hash]));
  let rows = 0;
  let previous = genesis;
  for await (const batch of db<
    (ChainedRow & { hash: string })[]
  >`select * from audit_log order by seq`.cursor(1000)) {
    for (const { hash, ...row } of batch) {
      const { seq } = row;
      rows += 1;
      if (seq !== String(rows)) return { rows, broken: { seq, reason: 'missing before' } };
      if (row.prevHash !== previous) return { rows, broken: { seq, reason: 'order' } };
      if (rowHash(db.portal.auditKey, row) !== hash) return { rows, broken: { seq, reason: 'changed' } };
      if ((anchors.get(seq) ?? hash) !== hash) return { rows, broken: { seq, reason: 'changed' } };
      previous = hash;
    }
  }
  const lost = [...anchors.keys()].find((seq) => Number(seq) > rows);
  return lost === undefined ? { rows } : { rows, broken: { seq: lost, reason: 'cut off' } };
};
