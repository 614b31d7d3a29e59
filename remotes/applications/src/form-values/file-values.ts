import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { type DocumentType, documentRules } from '@portal/contracts/applications/documents';
import type { FundType } from '@portal/contracts/funds/enums';
import type { UploadedFile } from '@portal/platform';

/** The files of a form by document type. */
export type FileValues = { [docType: string]: UploadedFile[] };

type Known = Omit<ApplicationDocument, 'docType'>;

/** `unnamed` stands in for a file whose own name the server does not give (again yet). */
export const toUploaded = (fileKey: string, documents: readonly Known[], unnamed: string): UploadedFile => {
  const known = documents.find((document) => document.fileKey === fileKey);
  const unknown = { fileName: unnamed, size: 0, mime: '', sha256: '', scanStatus: 'PENDING' as const };
  // A draft does not say when a file came, and what it does not say of a scan is not claimed.
  return { ...(known ?? unknown), fileKey, wasScanned: known?.wasScanned ?? false, createdAt: '' };
};

/** Answers hold keys; names and checks come from the draft's documents. */
export const toFileValues = (
  fundType: FundType,
  answers: Answers['documents'],
  documents: readonly Known[],
  unnamed: string,
): FileValues =>
  Object.fromEntries(
    documentRules[fundType].map(({ docType }) => [
      docType,
      (answers?.files ?? [])
        .filter((file) => file.docType === docType)
        .map(({ fileKey }) => toUploaded(fileKey, documents, unnamed)),
    ]),
  );

export const toFileAnswers = (fundType: FundType, values: FileValues): Answers['documents'] => ({
  files: documentRules[fundType].flatMap(({ docType }: { docType: DocumentType }) =>
    (values[docType] ?? []).map(({ fileKey }) => ({ fileKey, docType })),
  ),
});
