import { SUPER } from '@portal/contracts';
import type { StoredFile } from '@portal/contracts/files/schemas';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/record-audit.ts';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { isContentUsed } from './files.db.ts';
import { receiveUpload } from './receive-upload.ts';
import { acceptFile, keepUpload } from './store-file.ts';

/** Receives, inspects and keeps one file of the caller. */
export const uploadFile = async (
  deps: Deps,
  caller: Caller,
  request: FastifyRequest,
): Promise<StoredFile> => {
  const { actor } = caller;
  const { received, fileName } = await receiveUpload(request, deps.files);
  try {
    const accepted = await acceptFile(received, fileName);
    if (accepted.mime === 'image/svg+xml' && actor.role !== SUPER) throw problem('file_type_not_allowed');
    return await transaction(deps.db, async (tx) => {
      const file = await keepUpload(tx, accepted, actor.id);
      await recordAudit(tx, {
        by: caller,
        process: 'FILE',
        action: 'CREATE',
        entityType: 'file',
        entityId: file.fileKey,
        entityLabel: file.fileName,
      });
      const { ownerId: _owner, kind: _kind, ...shown } = file;
      return shown;
    });
  } catch (error) {
    if (!(await isContentUsed(deps.db, received.sha256))) await deps.files.remove(received.sha256);
    throw error;
  } finally {
    await received.discard();
  }
};
