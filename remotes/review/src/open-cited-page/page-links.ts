import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';

/** A piece of a text: plain, or the name of a page of a document. */
interface TextPart {
  text: string;
  /** Absent: plain. */
  page?: number;
  /** Absent: the document that is open. */
  fileKey?: string;
}

/** "p. 3" in the languages of the portal. */
const reference = /(?<!\p{L})(?:pp?\.|pg\.|page|págs?\.|página|uk\.|ukurasa|صفحة|ص\.?)\s?(\d{1,4})(?!\d)/giu;

type Named = Pick<ApplicationDocument, 'fileKey' | 'fileName'>;

const withoutEnding = (fileName: string): string => fileName.replace(/\.\w+$/, '');

/** How the name of a document stands right before a page: "plan.pdf, p. 2". */
const namedBefore = (text: string, documents: readonly Named[]) => {
  const before = text.replace(/[,،:]?\s*$/, '').toLocaleLowerCase();
  for (const { fileKey, fileName } of documents)
    for (const name of [fileName, withoutEnding(fileName)])
      if (before.endsWith(name.toLocaleLowerCase())) return { fileKey, from: before.length - name.length };
  return undefined;
};

/** Finds the pages that a text names, with their documents where these stand before them. */
export const partsOf = (text: string, documents: readonly Named[]): TextPart[] => {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(reference)) {
    const named = namedBefore(text.slice(done, match.index), documents);
    const from = named ? done + named.from : match.index;
    const end = match.index + match[0].length;
    if (from > done) parts.push({ text: text.slice(done, from) });
    parts.push({
      text: text.slice(from, end),
      page: Number(match[1]),
      ...(named && { fileKey: named.fileKey }),
    });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
};
