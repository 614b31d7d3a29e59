import type { StoredFile } from '@portal/contracts/kernel/files';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { noteFile, refuseOverQuota } from './accept-file.ts';
import { aboutFile, type FileRecord, lockUploadsOf } from './files.db.ts';
import type { ReceivedFile } from './store/file-store.ts';
import { storeReceived } from './store-received.ts';

export const storedFileView = ({ ownerId: _owner, kind: _kind, ...shown }: FileRecord): StoredFile => shown;

/**
 * Keeps what the caller sent as their own file, however it came.
 * `onKept` writes what else belongs to the same change.
 * @throws as `storeReceived`; file_quota.
 */
export const storeOwnFile = (
  deps: Deps,
  caller: Caller,
  upload: { received: ReceivedFile; fileName: string },
  onKept: (tx: Tx, stored: FileRecord) => Promise<unknown> = async () => {},
): Promise<StoredFile> => {
  const { actor } = caller;
  return storeReceived(deps, upload, {
    admit: async ({ received }) => {
      await refuseOverQuota(deps.db, actor.id, received.size);
    },
    note: async (tx, file, scan) => {
      await lockUploadsOf(tx, actor.id);
      await refuseOverQuota(tx, actor.id, file.received.size);
      const stored = await noteFile(tx, file, { ownerId: actor.id, ...scan });
      await onKept(tx, stored);
      await recordAudit(tx, caller, 'CREATE', aboutFile(stored));
      return storedFileView(stored);
    },
  });
};
