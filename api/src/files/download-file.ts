import { BENEFICIARY, MANAGER, SUPER } from '@portal/contracts';
import { canReadApplication } from '../applications/access.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Db, type Pool, transaction } from '../database/db.ts';
import type { Actor, Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { applicationsOfFile, type FileRecord, findFile, isFundAttachment } from './files.db.ts';

const mayRead = async (db: Db, actor: Actor, file: FileRecord): Promise<boolean> => {
  if (file.ownerId === actor.id) return true;
  for (const id of await applicationsOfFile(db, file.fileKey))
    if (await canReadApplication(db, actor, id)) return true;
  const managesFunds = actor.role === MANAGER || actor.role === SUPER;
  return managesFunds && (await isFundAttachment(db, file.fileKey));
};

/**
 * A file that the caller may open; what staff open is written down.
 * @throws not_found when it is not there or not the caller's to read; file_not_clean for anyone but
 * its owner while it is not known to be clean.
 */
export const fileToDownload = async (db: Pool, caller: Caller, fileKey: string): Promise<FileRecord> => {
  const { actor } = caller;
  const file = await findFile(db, fileKey);
  if (!file || !(await mayRead(db, actor, file))) throw problem('not_found');
  // Its bytes are gone, for its owner too.
  if (file.scanStatus === 'INFECTED') throw problem('file_not_clean');
  if (file.ownerId === actor.id) return file;
  if (file.scanStatus !== 'CLEAN') throw problem('file_not_clean');
  if (actor.role !== BENEFICIARY)
    await transaction(db, (tx) =>
      recordAudit(tx, {
        by: caller,
        process: 'FILE',
        action: 'DOWNLOAD',
        entityType: 'file',
        entityId: file.fileKey,
        entityLabel: file.fileName,
      }),
    );
  return file;
};
