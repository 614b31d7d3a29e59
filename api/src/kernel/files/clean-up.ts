import { recordAudit } from '../audit/record-audit.ts';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/job.ts';
import * as rows from './clean-up.db.ts';
import { dropUpload } from './finish-upload.ts';
import { expiredUploads } from './uploads.db.ts';

const AT_ONCE = 500;
const LOOKED_AT = 2000;
/** How long bytes without a row, and files that arrive, are left alone. */
const GRACE_HOURS = 24;

type Cleaned = Pick<Deps, 'db' | 'files' | 'log' | 'metrics' | 'config'>;

/** Uploads that nobody finished in time, with their pieces. @returns how many. */
const dropExpired = async (deps: Cleaned): Promise<number> => {
  const expired = await expiredUploads(deps.db, AT_ONCE);
  for (const id of expired) await dropUpload(deps, id);
  return expired.length;
};

/** Files that were never attached to anything. @returns how many. */
const removeLoose = async ({ db, config }: Cleaned): Promise<number> => {
  let removed = 0;
  for (let after: string | null = ''; after !== null; ) {
    const chunk: rows.FileChunk = await rows.nextLooseFiles(db, config.filesLooseHours, after, LOOKED_AT);
    for (const fileKey of chunk.loose) if (await rows.removeLooseFile(db, fileKey)) removed += 1;
    after = chunk.last;
  }
  return removed;
};

/** Bytes that nothing refers to; within the transaction, so that nobody keeps them meanwhile. @returns how many. */
const removeUnused = async ({ db, files }: Cleaned): Promise<number> => {
  const unused = await rows.unusedContents(db, GRACE_HOURS, AT_ONCE);
  let removed = 0;
  for (const sha256 of unused) {
    const isGone = await transaction(db, async (tx) => {
      if (!(await rows.removeUnusedContent(tx, sha256, GRACE_HOURS))) return false;
      await files.remove(sha256);
      return true;
    });
    if (isGone) removed += 1;
  }
  return removed;
};

/** Removes what nobody needs. Safe beside uploads and beside another instance that does the same. */
export const cleanUpFiles = async (deps: Cleaned): Promise<void> => {
  const uploads = await dropExpired(deps);
  const loose = await removeLoose(deps);
  const variants = await rows.removeParentlessVariants(deps.db);
  const contents = await removeUnused(deps);
  const arrived = await deps.files.sweep(new Date(Date.now() - GRACE_HOURS * 3_600_000));
  if (uploads + loose + variants + contents + arrived === 0) return;
  deps.log.info({ uploads, loose, variants, contents, arrived }, 'cleaned up files');
  if (loose === 0) return;
  await transaction(deps.db, (tx) =>
    recordAudit(tx, 'system', 'DELETE', {
      process: 'FILE',
      entityType: 'file',
      entityLabel: `${loose} files that belonged to nothing`,
    }),
  );
};

/** Reports files whose bytes are gone, once each, and takes the report back when they are there again. */
export const reportMissing = async ({ db, files, log, metrics }: Cleaned): Promise<void> => {
  let after = '';
  for (;;) {
    const batch = await rows.contentsAfter(db, after, AT_ONCE);
    for (const { sha256, isMissing } of batch) {
      const isThere = await files.has(sha256);
      if (isThere !== isMissing) continue;
      await rows.noteMissing(db, sha256, !isThere);
      if (isThere) continue;
      const fileKeys = await rows.filesOfContent(db, sha256);
      log.error({ alert: 'file_missing', sha256, fileKeys }, 'the bytes of a file are missing');
      metrics.event('file_missing');
    }
    const last = batch.at(-1);
    if (!last || batch.length < AT_ONCE) return;
    after = last.sha256;
  }
};

export const cleanUpJobs: readonly Job[] = [
  { name: 'clean-up-files', cron: '0 * * * *', run: cleanUpFiles },
  { name: 'report-missing-files', cron: '20 3 * * *', run: reportMissing },
];
