import type { ApplicationDocument, FileFacts } from '@portal/contracts/applications/application.schemas';
import type { DocumentType } from '@portal/contracts/applications/documents';
import type { FileKind } from '@portal/contracts/rules/files';
import { type Db, firstRow, type Tx } from '../../kernel/database/db.ts';

/** The documents of the working copy, in the order of the form. */
export const listDocuments = (db: Db, applicationId: string): Promise<ApplicationDocument[]> =>
  db<ApplicationDocument[]>`
    select d.file_key, d.doc_type, f.file_name, f.mime, f.size::int, f.sha256, f.scan_status, f.was_scanned
    from application_documents d join files f using (file_key)
    where d.application_id = ${applicationId} and d.removed_at is null
    order by d.position`;

/** A stored file beside the documents, such as the one that allows to act for somebody. */
export const fileFacts = async (db: Db, fileKey: string | null | undefined): Promise<FileFacts | null> =>
  (fileKey &&
    (await firstRow(db<FileFacts[]>`
      select file_key, file_name, mime, size::int, sha256, scan_status, was_scanned
      from files where file_key = ${fileKey}`))) ||
  null;

/** Documents as they were sent, with what is known of their scan by now. */
export const withScans = async (
  db: Db,
  documents: readonly ApplicationDocument[],
): Promise<ApplicationDocument[]> => {
  const keys = documents.map(({ fileKey }) => fileKey);
  const scans = await db<Pick<FileFacts, 'fileKey' | 'scanStatus' | 'wasScanned'>[]>`
    select file_key, scan_status, was_scanned from files where file_key = any(${keys})`;
  const byKey = new Map(scans.map((scan) => [scan.fileKey, scan]));
  return documents.map((document) => ({ ...document, ...byKey.get(document.fileKey) }));
};

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
