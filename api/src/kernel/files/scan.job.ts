import { recordAudit } from '../audit/record-audit.ts';
import { type Tx, transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/job.ts';
import { mailPerson } from '../mail/enqueue-mail.ts';
import { aboutFile } from './files.db.ts';
import { ScannerAway, type Verdict } from './inspect/clamd.ts';
import { ownerForMail } from './ports.ts';
import { countAttempt, recordUnreadable, recordVerdict, type ScannedFile, unscanned } from './scan.db.ts';
import { noteScannerAway } from './scan-file.ts';
import { DamagedFile } from './store/file-errors.ts';

const AT_ONCE = 200;

/** Mails the owner which file it was and why, and writes it down. */
const reportInfected = async (tx: Tx, file: ScannedFile, threat: string): Promise<void> => {
  const owner = file.ownerId === null ? undefined : await ownerForMail.call(tx, file.ownerId);
  if (owner) await mailPerson(tx, owner, 'file-infected', { fileName: file.fileName, threat });
  await recordAudit(tx, 'system', 'UPDATE', aboutFile(file), [
    { field: 'scanStatus', old: 'PENDING', new: `INFECTED: ${threat}` },
  ]);
};

/** Rows first, bytes after: what is marked as infected cannot be opened even if removing fails. */
const settle = async (deps: Deps, sha256: string, verdict: Verdict): Promise<void> => {
  const files = await transaction(deps.db, async (tx) => {
    const written = await recordVerdict(tx, sha256, verdict);
    if (verdict.status === 'INFECTED')
      for (const file of written) await reportInfected(tx, file, verdict.threat);
    return written;
  });
  if (verdict.status !== 'INFECTED') return;
  deps.log.warn(
    { alert: 'file_infected', threat: verdict.threat, sha256, files: files.length },
    'removed a file',
  );
  deps.metrics.event('file_infected');
  await deps.files.remove(sha256);
};

/** @returns false when the scanner is away and there is no use in asking on. */
const scanOne = async (deps: Deps, sha256: string): Promise<boolean> => {
  if (!deps.scan) return false;
  try {
    await settle(deps, sha256, await deps.scan(await deps.files.open(sha256)));
    return true;
  } catch (error) {
    if (error instanceof DamagedFile) {
      deps.log.error({ alert: 'file_damaged', sha256, err: error }, 'a stored file is damaged');
      await recordUnreadable(deps.db, sha256);
      return true;
    }
    if (!(error instanceof ScannerAway)) throw error;
    noteScannerAway(deps, error);
    await countAttempt(deps.db, sha256);
    return false;
  }
};

/** Scans what came while the scanner was away, or before there was one. */
export const scanWaiting = async (deps: Deps): Promise<void> => {
  if (!deps.scan) return;
  for (const sha256 of await unscanned(deps.db, AT_ONCE)) if (!(await scanOne(deps, sha256))) return;
};

export const scanJob: Job = { name: 'scan-waiting-files', cron: '* * * * *', run: scanWaiting };
