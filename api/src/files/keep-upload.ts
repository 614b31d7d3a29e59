import { SUPER } from '@portal/contracts';
import type { StoredFile } from '@portal/contracts/files/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import { type Tx, transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { storeProblem } from './file-errors.ts';
import type { ReceivedFile } from './file-store.ts';
import { type FileRecord, lockUploadsOf, touchContent } from './files.db.ts';
import { scanUpload } from './scan-file.ts';
import { type AcceptedFile, acceptFile, noteFile, refuseOverQuota } from './store-file.ts';

/** What its owner reads of a file. */
export const storedFileView = ({ ownerId: _owner, kind: _kind, ...shown }: FileRecord): StoredFile => shown;

/**
 * Inspects and keeps what the caller sent, however it came: the only way in for a person's file.
 * `onKept` writes what else belongs to the same change.
 * @throws file_type_not_allowed, file_too_large, file_quota, file_infected, file_store_full, file_store_unavailable.
 */
export const keepUpload = async (
  deps: Deps,
  caller: Caller,
  { received, fileName }: { received: ReceivedFile; fileName: string },
  onKept: (tx: Tx, stored: FileRecord) => Promise<void> = async () => {},
): Promise<StoredFile> => {
  const { actor } = caller;
  const { db } = deps;
  let file: AcceptedFile | undefined;
  try {
    file = await acceptFile(received, fileName);
    if (file.mime === 'image/svg+xml' && actor.role !== SUPER) throw problem('file_type_not_allowed');
    await refuseOverQuota(db, actor.id, file.received.size);
    const scan = await scanUpload(deps, file);
    // The row of the content first: from then on nobody removes the bytes. Not in the transaction
    // below, which would hold its connection while a distant store takes its time.
    await touchContent(db, file.received.sha256);
    await file.received.keep();
    const accepted = file;
    return await transaction(db, async (tx) => {
      await lockUploadsOf(tx, actor.id);
      await refuseOverQuota(tx, actor.id, accepted.received.size);
      const stored = await noteFile(tx, accepted, { ownerId: actor.id, ...scan });
      await onKept(tx, stored);
      await recordAudit(tx, {
        by: caller,
        process: 'FILE',
        action: 'CREATE',
        entityType: 'file',
        entityId: stored.fileKey,
        entityLabel: stored.fileName,
      });
      return storedFileView(stored);
    });
  } catch (error) {
    throw storeProblem(error) ?? error;
  } finally {
    await file?.received.discard();
  }
};
