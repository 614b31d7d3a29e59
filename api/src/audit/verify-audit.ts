import type { Pool } from '../database/db.ts';
import { readAnchors } from './anchor.ts';
import { type ChainedRow, genesis, rowHash } from './chain.ts';

export type BreakReason = 'changed' | 'missing before' | 'order' | 'cut off';

/** The outcome of reading the whole chain. */
export interface ChainReport {
  rows: number;
  /** Absent when every row is in place and unchanged. */
  broken?: { seq: string; reason: BreakReason };
}

type StoredRow = ChainedRow & { hash: string };

/** Each entry was sealed with the key of its time: once a newer key was used, an older one is no longer good. */
class Keys {
  readonly #keys: readonly Uint8Array[];
  #present = 0;

  constructor({ auditKey, previousAuditKeys = [] }: Pool['portal']) {
    this.#keys = [...previousAuditKeys, auditKey];
  }

  seals(row: ChainedRow, hash: string): boolean {
    const found = this.#keys.findIndex((key, index) => index >= this.#present && rowHash(key, row) === hash);
    if (found < 0) return false;
    this.#present = found;
    return true;
  }
}

/**
 * Reads every row in order and finds the first that was changed, removed before, or moved, and with
 * the anchors of the data directory whether the end was cut off or rewritten.
 */
export const verifyAudit = async (db: Pool, dataDirectory: string): Promise<ChainReport> => {
  const anchors = new Map((await readAnchors(dataDirectory)).map(({ seq, hash }) => [seq, hash]));
  const keys = new Keys(db.portal);
  let rows = 0;
  let previous = genesis;
  for await (const batch of db<StoredRow[]>`select * from audit_log order by seq`.cursor(1000)) {
    for (const { hash, ...row } of batch) {
      const { seq } = row;
      rows += 1;
      if (seq !== String(rows)) return { rows, broken: { seq, reason: 'missing before' } };
      if (row.prevHash !== previous) return { rows, broken: { seq, reason: 'order' } };
      if (!keys.seals(row, hash)) return { rows, broken: { seq, reason: 'changed' } };
      if ((anchors.get(seq) ?? hash) !== hash) return { rows, broken: { seq, reason: 'changed' } };
      previous = hash;
    }
  }
  const lost = [...anchors.keys()].find((seq) => Number(seq) > rows);
  return lost === undefined ? { rows } : { rows, broken: { seq: lost, reason: 'cut off' } };
};
