import type { DocumentType } from '@portal/contracts/applications/documents';
import type { ApplicationDocument } from '@portal/contracts/applications/schemas';
import type { FileKind } from '@portal/contracts/rules/files';
import type { Db, Tx } from '../database/db.ts';

/** The documents of the working copy, in the order of the form. */
export const listDocuments = (db: Db, applicationId: string): Promise<ApplicationDocument[]> =>
  db<ApplicationDocument[]>`
    select d.file_key, d.doc_type, f.file_name, f.mime, f.size::int, f.sha256, f.scan_status
    from application_documents d join files f using (file_key)
    where d.application_id = ${applicationId} and d.removed_at is null
    order by d.position`;

/** Files that may be put into an application: the person's own, or already part of it. */
export const usableFiles = (
  db: Db,
  fileKeys: readonly string[],
  by: { userId: string; applicationId: string },
): Promise<{ fileKey: string; kind: FileKind }[]> =>
  db<{ fileKey: string; kind: FileKind }[]>`
    select file_key, kind from files f
    where file_key = any(${fileKeys}) and (owner_id = ${by.userId} or exists (
      select 1 from application_documents d where d.file_key = f.file_key and d.application_id = ${by.applicationId}))`;

/** Makes the working copy hold exactly these; what was sent once stays readable for those who read it. */
export const replaceDocuments = async (
  tx: Tx,
  applicationId: string,
  files: readonly { fileKey: string; docType: DocumentType }[],
): Promise<void> => {
  const keys = files.map((file) => file.fileKey);
  await tx`update application_documents set removed_at = now()
    where application_id = ${applicationId} and removed_at is null and file_key <> all(${keys})`;
  for (const [position, { fileKey, docType }] of files.entries())
    await tx`insert into application_documents (application_id, file_key, doc_type, position)
      values (${applicationId}, ${fileKey}, ${docType}, ${position})
      on conflict (application_id, file_key) do update
        set doc_type = excluded.doc_type, position = excluded.position, removed_at = null`;
};
