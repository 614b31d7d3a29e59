import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { useState } from 'react';

type Documents = readonly ApplicationDocument[];

const find = (documents: Documents, fileKey: string | undefined) =>
  documents.find((one) => one.fileKey === fileKey);

/**
 * The document that is asked for, else the one shown before, else the first. It stays when it was replaced or taken
 * off meanwhile: `isGone`, with the document that came in its place, if any.
 */
export const useShownDocument = (documents: Documents, asked: string | undefined) => {
  const [kept, setKept] = useState<{ document: ApplicationDocument; among: Documents }>();
  const found = find(documents, asked) ?? find(documents, kept?.document.fileKey);
  const document = found ?? kept?.document ?? documents[0];
  if (document !== undefined && document.fileKey !== kept?.document.fileKey)
    setKept({ document, among: documents });
  const isGone = document !== undefined && find(documents, document.fileKey) === undefined;
  const instead = isGone
    ? documents.find(
        ({ docType, fileKey }) => docType === document.docType && !find(kept?.among ?? [], fileKey),
      )
    : undefined;
  return { document, isGone, instead };
};
