import type { FileFault } from './file-fault.ts';
import { readPart } from './read-part.ts';

export const isOle = (head: Buffer): boolean => head.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';

type OldOffice = 'doc' | 'xls';
/** Names of the stream that holds the document; Crystal Reports writes Excel's in capitals. */
const streams: Record<OldOffice, readonly string[]> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book', 'WORKBOOK', 'BOOK'],
};

/** Every stream begins at a multiple of this. */
const SECTOR = 64;

/** How the stream of an encrypted file begins, in hexadecimal digits: of Word with a bit set, of Excel with how it was encrypted. */
const encrypted: Record<OldOffice, RegExp> = {
  doc: /^eca5c[0-2]00.{15}[13579bdf]/,
  xls: /^0908(?:1000.{32}|0800.{16})(?:86000000)?2f00/,
};

/** Streams of macros, and of a packed file, which Word or Excel opens with the program that its type belongs to. */
const programs = ['_VBA_PROJECT', '\u0001Ole10Native'];

/** How a sheet of Excel 4 macros begins, in each version of the format that is kept in such a container. */
const macroSheets = ['0908080000054000', '0908080000064000', '0908100000064000'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

/** A field of Word, or a link of Excel, that starts a program by DDE. */
const dde =
  /\cS\0?(?:[ \t]\0?)*D\0?D\0?E\0?(?:A\0?U\0?T\0?O\0?)?[ \t"]|\xae\cA.{2}\0\0.{2}(?:\0[ -~]{1,80}\cC|\cA(?:[ -~]\0){1,80}\cC\0)/is;

/** Whether a document of old Office, or an object inside a new one, holds what may run. */
export const hasPrograms = (bytes: Buffer): boolean =>
  programs.some((name) => bytes.includes(Buffer.from(name, 'utf16le'))) ||
  macroSheets.some((begin) => bytes.includes(begin)) ||
  dde.test(bytes.toString('latin1'));

const isEncrypted = (bytes: Buffer, ending: OldOffice): boolean =>
  Array.from({ length: Math.ceil(bytes.length / SECTOR) }, (_, sector) => sector * SECTOR).some((at) =>
    encrypted[ending].test(bytes.toString('hex', at, at + SECTOR)),
  );

/** An old Office file is recognised by the streams that its directory names; macros and an encrypted new one have one of their own. */
export const faultOfOle = async (
  path: string,
  size: number,
  ending: OldOffice | 'docx' | 'xlsx',
): Promise<FileFault | undefined> => {
  const bytes = await readPart(path, 0, size);
  if (!isOle(bytes)) return 'file_not_as_named';
  const has = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (hasPrograms(bytes)) return 'file_has_programs';
  if (has('EncryptedPackage')) return 'file_encrypted';
  if (ending === 'docx' || ending === 'xlsx') return 'file_not_as_named';
  if (!streams[ending].some(has))
    return [...streams.doc, ...streams.xls].some(has) ? 'file_not_as_named' : 'file_incomplete';
  return isEncrypted(bytes, ending) ? 'file_encrypted' : undefined;
};
