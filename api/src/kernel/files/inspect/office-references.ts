import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';

/** More than any document refers to. */
const MAX_BYTES = 1024 * 1024;

/** The head of a part or one of its tags, with the attributes; office programs write nothing else, such as comments. */
const token = /\s*<(?:\?xml[^<>]*\?|\/?[\w:.-]+((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?)>\s*/gy;
const attribute = /([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** What an office program fetches by itself and may run. A link is followed by hand, a picture only drawn. */
const fetched = /\/(?:attachedTemplate|oleObject|subDocument|frame|control)$/i;
/** Where a workbook's links to other files are; what is elsewhere would not be looked at. */
const externalLinks = /(?:^|\/)externalLinks\/[\w.-]+$/i;
/** A place on another machine; a folder of the author's own, as of a template, is none. */
const elsewhere = /^\s*(?:(?!file:)[a-z][\w+.-]+:|(?:file:)?[\\/]{2}(?!\/(?![\\/])))/i;

const isFetched = (attributes: string): boolean => {
  const named = new Map(
    [...attributes.matchAll(attribute)].map(([, name, quoted, other]) => [name, quoted ?? other ?? '']),
  );
  const [mode = '', type = '', target = ''] = ['TargetMode', 'Type', 'Target'].map((name) => named.get(name));
  // With references such as `&#69;` it might be any; office programs write them in targets only.
  if (/&/.test(mode + type)) return true;
  // A text in another format, such as RTF or HTML: Word inserts it with all that it fetches.
  if (/\/aFChunk$/i.test(type)) return true;
  if (/\/externalLink$/i.test(type)) return !externalLinks.test(target);
  return mode === 'External' && fetched.test(type) && (elsewhere.test(target) || target.includes('&#'));
};

/** Whether a part of references has something that is fetched from elsewhere, or cannot be read with certainty. */
const isHostile = (part: string): boolean => {
  const tags = [...part.matchAll(token)];
  const isWhole = tags.reduce((sum, [tag]) => sum + tag.length, 0) === part.length;
  return !isWhole || part.includes('\ufffd') || tags.some(([, attributes]) => isFetched(attributes ?? ''));
};

/** Tags by which an OpenDocument program fetches or starts something, and what may hide them: an encoding, an entity. */
const openDocument =
  /\0|<!(?:DOCTYPE|ENTITY)|<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])|<(?:[^\s<>"'/=:!?]+:)?(dde-[\w-]+|object|object-ole|plugin|applet|floating-frame|section-source|table-source|cell-range-source|event-listener|library-linked|auto-reload|template)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi;
const reference = /[\s:]href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const wholeTag = /^<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/;

const isHostileText = (text: string): boolean =>
  [...text.matchAll(openDocument)].some(
    ([, name, attributes = '']) =>
      name === undefined ||
      /^dde-/i.test(name) ||
      [...attributes.matchAll(reference)].some(([, quoted, other]) => {
        const target = quoted ?? other ?? '';
        return elsewhere.test(target) || target.includes('&#');
      }),
  );

/** Whether `isHostile` is true of a text in one of the parts; they are read piece by piece, for they may be long. */
const isAnyHostile = async (
  zip: ZipFile,
  parts: readonly Entry[],
  isHostile: (text: string) => boolean,
): Promise<boolean> => {
  for (const part of parts) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let begun = '';
    for await (const piece of await zip.openReadStreamPromise(part)) {
      const text = begun + decoder.decode(piece, { stream: true });
      if (isHostile(text)) return true;
      const at = text.lastIndexOf('<');
      const last = at < 0 ? '' : text.slice(at);
      begun = wholeTag.test(last) ? '' : last;
      if (begun.length > MAX_BYTES) return true;
    }
  }
  return false;
};

/** Whether opening an OpenDocument file fetches something from another machine, or starts a program. */
export const openDocumentFetches = (zip: ZipFile, entries: readonly Entry[]): Promise<boolean> =>
  isAnyHostile(
    zip,
    entries.filter(({ fileName }) => /(?:^|\/)(?:content|styles|meta)\.xml$/i.test(fileName)),
    isHostileText,
  );

/** A link by DDE or OLE, which starts a program; NUL characters may hide one in another encoding. */
const startsProgram = /\0|<(?:[^\s<>:]+:)?(?:ddeLink|oleLink)[\s>]/i;

/** More than any part has before its first element. */
const MAX_PROLOG = 4096;
/** The first tag behind comments and instructions. Each matches in one way only, so that no text takes long. */
const firstTag =
  /^[^<]*(?:<(?:!--[^-]*(?:-(?!->)[^-]*)*-->|\?[^?]*(?:\?(?!>)[^?]*)*\?>)[^<]*)*<(!DOCTYPE|\w)/i;

/** Whether a part has a document type, which the standard of docx and xlsx forbids, or may hide one by UTF-16 or its length. */
const hasDocumentType = async (zip: ZipFile, part: Entry): Promise<boolean> => {
  let head = '';
  for await (const piece of await zip.openReadStreamPromise(part)) {
    head += piece.toString('latin1');
    if (head.length >= MAX_PROLOG) break;
  }
  const [, first] = firstTag.exec(head) ?? [];
  return first === undefined ? head.length >= MAX_PROLOG || head.includes('\0') : first.startsWith('!');
};

/** Whether opening a docx or xlsx file fetches something from another machine, or starts a program. */
export const fetchesFromElsewhere = async (zip: ZipFile, entries: readonly Entry[]): Promise<boolean> => {
  const parts = entries.filter(({ fileName }) => /\.rels$/i.test(fileName));
  if (parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_BYTES) return true;
  for (const part of parts)
    if (isHostile(new TextDecoder().decode(await buffer(await zip.openReadStreamPromise(part))))) return true;
  for (const part of entries.filter(({ fileName }) => /^(?!customXml\/).*\.xml$/i.test(fileName)))
    if (await hasDocumentType(zip, part)) return true;
  const links = entries.filter(({ fileName }) => externalLinks.test(fileName));
  return isAnyHostile(zip, links, (text) => startsProgram.test(text));
};
