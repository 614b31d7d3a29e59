import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import { hasPrograms, isOle } from './ole.ts';

/** How XML in UTF-16 or UTF-32 begins; the tags below would not be found in it. */
const otherEncoding = /^(?:\xff\xfe|\xfe\xff|\0<|<\0)/;

/** A comment or processing instruction; where a field begins, goes on or ends; its code, or a part of that. */
const fieldTag =
  /<(?:([!?])|(?:[^\s<>:/]+:)?(?:fldChar\s([^<>]*)|fldSimple\s[^<>]*?instr\s*=\s*["']([^"'<]*)|instrText(?:\s[^<>]*)?>([^<]*)))/gi;
/** A code that begins with references such as `&#68;` might be any. */
const startsProgram = /^(?:DDE|[a-z]*&#)/i;
const CODE_START = 40;
const MAX_TEXT = 1024 * 1024;
/** Largest document inside another: it is read into memory as a whole. */
const MAX_INSIDE = 16 * 1024 * 1024;

/**
 * Whether a field of a Word document starts a program by DDE, as far as one can say: its code may be spread over several
 * tags, and one that begins with another field, which only Word could work out, is taken for such a code.
 */
const hasDdeField = async (content: Readable): Promise<boolean> => {
  let [code, isInCode] = ['', false];
  const isHostile = (text: string): boolean =>
    [...text.matchAll(fieldTag)].some(([, comment, mark, simple, words = '']) => {
      if (comment !== undefined) return isInCode; // office programs write none there
      if (mark !== undefined) {
        const begins = /begin/i.test(mark);
        const isNested = begins && isInCode && code === '';
        [code, isInCode] = ['', begins];
        return isNested;
      }
      if (simple === undefined) code = (code + words).trimStart().slice(0, CODE_START);
      return startsProgram.test(simple?.trimStart() ?? code);
    });
  let rest = '';
  for await (const piece of content) {
    const text: string = rest + piece.toString('latin1');
    const at = Math.max(0, text.lastIndexOf('<'));
    if (isHostile(text.slice(0, at))) return true;
    rest = text.slice(at);
    if (rest.length > MAX_TEXT) {
      if (/^<[^>]*instr/i.test(rest)) return true;
      rest = '';
    }
  }
  return isHostile(rest);
};

/** Enough to see what kind of file it is; a part may be packed so that it comes byte by byte. */
const HEAD_BYTES = 8;

const headOf = async (content: Readable): Promise<Buffer> => {
  let head = Buffer.alloc(0);
  for await (const piece of content) {
    head = Buffer.concat([head, piece]);
    if (head.length >= HEAD_BYTES) break;
  }
  return head;
};

/** Whether a part, whatever its name, is a document with macros or with a packed program, or starts one by a field. */
export const anyPartRuns = async (
  zip: ZipFile,
  entries: readonly Entry[],
  isWord: boolean,
): Promise<boolean> => {
  for (const part of entries) {
    const read = () => zip.openReadStreamPromise(part);
    const head = await headOf(await read());
    const begin = head.toString('latin1', 0, 2);
    const isZip = begin === 'PK';
    if (isZip || isOle(head)) {
      if (part.uncompressedSize > MAX_INSIDE) return true;
      const inside = await buffer(await read());
      if (isZip ? /vbaProject/i.test(inside.toString('latin1')) : hasPrograms(inside)) return true;
    }
    if (isWord && (otherEncoding.test(begin) || (await hasDdeField(await read())))) return true;
  }
  return false;
};
