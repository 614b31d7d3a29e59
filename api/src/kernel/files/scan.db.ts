import { type Db, type Tx, valuesOf } from '../database/db.ts';
import type { FileRecord } from './files.db.ts';
import type { Verdict } from './inspect/clamd.ts';

/**
 * Contents that wait for their scan, those tried least first; then what was kept while there was no
 * scanner. Several files of one content are scanned once.
 */
export const unscanned = (db: Db, max: number): Promise<string[]> =>
  valuesOf(db<{ sha256: string }[]>`
    select sha256 from files where scan_status = 'PENDING' or (scan_status = 'CLEAN' and not was_scanned)
    group by sha256 order by bool_or(scan_status = 'PENDING') desc, min(scan_attempts), min(created_at) limit ${max}`);

/** A person's file with what a mail about it needs. */
export type ScannedFile = Pick<FileRecord, 'fileKey' | 'fileName' | 'ownerId'>;

/** Writes the verdict to every file of the content that waits for one. */
export const recordVerdict = (tx: Tx, sha256: string, verdict: Verdict) => tx<ScannedFile[]>`
  update files set scan_status = ${verdict.status}, was_scanned = true, scanned_at = now(),
    scan_attempts = scan_attempts + 1, scan_threat = ${verdict.status === 'INFECTED' ? verdict.threat : null}
  where sha256 = ${sha256} and (scan_status = 'PENDING' or not was_scanned)
  returning file_key, file_name, owner_id`;

/** The bytes could not be read: they are not scanned again and again. */
export const recordUnreadable = (db: Db, sha256: string) =>
  db`update files set scan_status = 'FAILED', scan_attempts = scan_attempts + 1
    where sha256 = ${sha256} and (scan_status = 'PENDING' or not was_scanned)`;

export const countAttempt = (db: Db, sha256: string) =>
  db`update files set scan_attempts = scan_attempts + 1
    where sha256 = ${sha256} and (scan_status = 'PENDING' or not was_scanned)`;
