import { sameText } from '../crypto/tokens.ts';
import { allowStatements, type Pool, snapshot } from '../database/db.ts';
import { inBatches } from '../database/read-snapshot.ts';
import { readAnchors } from './anchor.ts';
import { genesis, type Link, rowHash } from './chain.ts';
import type { ChainedLog } from './chain-row.ts';

export type BreakReason = 'changed' | 'missing before' | 'order' | 'cut off';

/** The outcome of reading the whole chain. */
export interface ChainReport {
  rows: number;
  /** Absent when every row is in place and unchanged. */
  broken?: { seq: string; reason: BreakReason };
}

const BATCH = 1000;

type StoredRow = Link & { hash: string };

const verifyLog = async (db: Pool, dataDirectory: string, log: ChainedLog): Promise<ChainReport> => {
  const anchors = new Map((await readAnchors(dataDirectory, log)).map(({ seq, hash }) => [seq, hash]));
  const { auditKey, previousAuditKeys = [] } = db.portal;
  // Each entry was sealed with the key of its time: those that may have sealed what follows, oldest first.
  const keys = [...previousAuditKeys, auditKey];
  let previous = genesis;
  let rows = 0;
  const breakOf = ({ hash, ...row }: StoredRow): BreakReason | undefined => {
    if (row.seq !== String(rows)) return 'missing before';
    if (row.prevHash !== previous) return 'order';
    const used = keys.findIndex((key) => sameText(rowHash(key, row), hash));
    if (used < 0) return 'changed';
    keys.splice(0, used); // once a newer key was used, an older one is no longer good
    return (anchors.get(row.seq) ?? hash) === hash ? undefined : 'changed';
  };

  const broken = await snapshot(db, async (tx) => {
    await allowStatements(tx, 0);
    for await (const batch of inBatches(tx, tx<StoredRow[]>`select * from ${tx(log)} order by seq`, BATCH))
      for (const row of batch) {
        rows += 1;
        const reason = breakOf(row);
        if (reason) return { seq: row.seq, reason };
        previous = row.hash;
      }
    return undefined;
  });
  if (broken) return { rows, broken };
  const lost = [...anchors.keys()].find((seq) => Number(seq) > rows);
  return lost === undefined ? { rows } : { rows, broken: { seq: lost, reason: 'cut off' } };
};

/**
 * Reads every row of the log of changes in order and finds the first that was changed, removed before,
 * or moved, and with the anchors of the data directory whether the end was cut off or rewritten.
 */
export const verifyAudit = (db: Pool, dataDirectory: string): Promise<ChainReport> =>
  verifyLog(db, dataDirectory, 'audit_log');

/** The same of sign-ins. */
export const verifyLogins = (db: Pool, dataDirectory: string): Promise<ChainReport> =>
  verifyLog(db, dataDirectory, 'login_history');
