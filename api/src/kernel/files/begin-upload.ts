import type { Upload } from '@portal/contracts/kernel/files';
import { type FileKind, fileKinds, kindOfFile, maxBytes } from '@portal/contracts/rules/files';
import { type Db, newId, type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/caller.ts';
import { orNotFound, problem } from '../http/problem.ts';
import { cleanFileName, refuseOverQuota } from './accept-file.ts';
import { findFile, lockUploadsOf } from './files.db.ts';
import { storedFileView } from './store-own-file.ts';
import type { AnnouncedUpload } from './tus-headers.ts';
import { addUpload, countOpenUploads, findUpload, type UploadRecord } from './uploads.db.ts';

/** How long somebody may take to come back. */
const OPEN_HOURS = 24;
const MAX_OPEN = 20;

const kinds = Object.keys(fileKinds).filter((kind) => kind !== 'pdf') as FileKind[]; // the keys of that record

export const uploadView = async (db: Db, upload: UploadRecord): Promise<Upload> => {
  const file = upload.fileKey === null ? undefined : await findFile(db, upload.fileKey);
  return {
    uploadId: upload.id,
    fileName: upload.fileName,
    purpose: upload.purpose,
    offset: upload.received,
    size: upload.size,
    expiresAt: upload.expiresAt,
    file: file ? storedFileView(file) : null,
  };
};

/** What can be refused by name and size is refused before a byte is sent. */
const refuseByName = (fileName: string, size: number): void => {
  const kind = kindOfFile(cleanFileName(fileName), kinds);
  if (kind === undefined) throw problem('file_type_not_allowed');
  if (size > maxBytes(kind)) throw problem('file_too_large');
};

/** @throws file_type_not_allowed, file_too_large, file_quota: what is announced counts as uploaded. */
export const beginUpload = async (
  db: Pool,
  { actor }: Caller,
  { fileName, purpose, size }: AnnouncedUpload,
): Promise<Upload> => {
  refuseByName(fileName, size);
  const upload = await transaction(db, async (tx) => {
    await lockUploadsOf(tx, actor.id);
    const open = await countOpenUploads(tx, actor.id);
    if (open.n >= MAX_OPEN) throw problem('file_quota');
    await refuseOverQuota(tx, actor.id, open.bytes + size);
    return addUpload(tx, { id: newId('upl'), ownerId: actor.id, fileName, purpose, size }, OPEN_HOURS);
  });
  return uploadView(db, upload);
};

/** The caller's own upload. @throws not_found, upload_expired. */
export const ownUpload = async (db: Db, { actor }: Caller, id: string): Promise<UploadRecord> => {
  const upload = await orNotFound(findUpload(db, id, actor.id));
  if (upload.isExpired) throw problem('upload_expired');
  return upload;
};
