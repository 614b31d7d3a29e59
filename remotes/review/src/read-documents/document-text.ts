import { TooLongError } from './drawn-document.ts';
import { zipEntry } from './zip-entry.ts';

/** A paragraph of a text document. */
export interface Paragraph {
  text: string;
  isHeading: boolean;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (name) return entities[name] ?? whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

/** In letters, a paragraph as a hundred at least: a page of more holds up the browser. */
const MAX_LETTERS = 2_000_000;

/** What a tag of a format means for its text. */
interface Tags {
  fileIn: (bytes: Uint8Array) => Promise<string>;
  /** Begins and ends a paragraph. */
  begins: RegExp;
  ends: RegExp;
  heading: RegExp;
  /** Between these stands text; absent: everywhere in a paragraph. */
  text?: { begins: RegExp; ends: RegExp };
  /** Between these stands text that is left out: removed, a remark, or repeated for older programs. */
  left: { begins: RegExp; ends: RegExp };
  tab: RegExp;
  line: RegExp;
  space?: RegExp;
}

/** The part that a document of Word begins with: Word for the web numbers it. */
const mainPartOf = async (bytes: Uint8Array): Promise<string> => {
  const parts = await zipEntry(bytes, '_rels/.rels').catch(() => '');
  const main = parts.match(/<[^<>]*>/g)?.find((tag) => tag.includes('/officeDocument"'));
  return /\bTarget="\/?([^"]+)"/.exec(main ?? '')?.[1] ?? 'word/document.xml';
};

const formats: Readonly<Record<string, Tags>> = {
  docx: {
    fileIn: mainPartOf,
    begins: /^<w:p(?: [^>]*)?(?<!\/)>/,
    ends: /^<\/w:p>/,
    heading: /^<w:pStyle [^>]*w:val="(?:Heading|Title)/i,
    text: { begins: /^<w:t(?: [^>]*[^/])?>/, ends: /^<\/w:t>/ },
    left: {
      begins: /^<(?:w:moveFrom|mc:Fallback)(?: [^>]*[^/])?>/,
      ends: /^<\/(?:w:moveFrom|mc:Fallback)>/,
    },
    // With attributes it is a stop of the ruler.
    tab: /^<w:tab\/>/,
    line: /^<w:(?:br|cr)[ /]/,
  },
  odt: {
    fileIn: async () => 'content.xml',
    begins: /^<text:[ph](?: [^>]*[^/])?>/,
    ends: /^<\/text:[ph]>/,
    heading: /^<text:h[ >]/,
    left: {
      begins: /^<(?:text:tracked-changes|office:annotation)(?: [^>]*[^/])?>/,
      ends: /^<\/(?:text:tracked-changes|office:annotation)>/,
    },
    tab: /^<text:tab[ /]/,
    line: /^<text:line-break[ /]/,
    space: /^<text:s[ /]/,
  },
};

/** The XML is cut into tags and texts and never becomes a page: nothing in the file can run. */
const paragraphsOf = (xml: string, tags: Tags): Paragraph[] => {
  const found: Paragraph[] = [];
  /** Those around the one that is read: a text box stands in a paragraph and has some of its own. */
  const around: (Paragraph | undefined)[] = [];
  let letters = 0;
  let leftOut = 0;
  let now: Paragraph | undefined;
  let isText = tags.text === undefined;
  for (const [token] of xml.matchAll(/<[^<>]*>|[^<]+/g)) {
    if (tags.left.begins.test(token)) leftOut += 1;
    if (tags.left.ends.test(token)) leftOut -= 1;
    if (leftOut > 0) continue;
    if (!token.startsWith('<')) {
      if (now && isText) now.text += decoded(token);
      continue;
    }
    if (tags.begins.test(token)) {
      around.push(now);
      now = { text: '', isHeading: false };
    }
    if (!now) continue;
    if (tags.heading.test(token)) now.isHeading = true;
    if (tags.text?.begins.test(token)) isText = true;
    if (tags.text?.ends.test(token)) isText = false;
    if (tags.tab.test(token)) now.text += '\t';
    if (tags.line.test(token)) now.text += '\n';
    if (tags.space?.test(token)) now.text += ' ';
    if (!tags.ends.test(token)) continue;
    if (now.text.trim() !== '') found.push(now);
    letters += Math.max(now.text.length, 100);
    if (letters > MAX_LETTERS) throw new TooLongError();
    now = around.pop();
  }
  return found;
};

/** Whether files of this ending are read as text. */
export const isTextEnding = (ending: string): boolean => ending in formats;

/**
 * Reads the words of a text document, without its looks.
 * @param ending of its name: `docx` or `odt`
 * @throws TooLongError; when the bytes are no such document
 */
export const openText = async (bytes: Uint8Array, ending: string): Promise<Paragraph[]> => {
  const tags = formats[ending];
  if (!tags) throw new Error(`${ending} is not read`);
  return paragraphsOf(await zipEntry(bytes, await tags.fileIn(bytes)), tags);
};
