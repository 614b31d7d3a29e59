import { type FileKind, fileEnding, kindOfFile } from '@portal/contracts/rules/files';
import { isMp4 } from './mp4.ts';
import { readPart, whichAreIn } from './read-part.ts';
import { enoughOfSvg, problemOfSvg } from './svg.ts';
import { zipKind } from './zip-kind.ts';

export interface Inspected {
  kind: FileKind;
  mime: string;
}

const mimes: Record<string, string> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  odt: 'application/vnd.oasis.opendocument.text',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  mp4: 'video/mp4',
};

const kinds: readonly FileKind[] = ['image', 'document', 'spreadsheet', 'video'];
const KIBI = 1024;

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const jpeg = Buffer.from('ffd8ff', 'hex');

/** Only whether it is worth drawing: that decides what it is. */
const startsAs = (ending: string, head: Buffer): boolean => {
  if (ending === 'png') return head.subarray(0, png.length).equals(png);
  if (ending === 'webp')
    return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  return head.subarray(0, jpeg.length).equals(jpeg);
};

/** What a file of another kind begins with: a PDF may have some bytes before it, but none of these. */
const otherBeginning = /^(?:PK|MZ|GIF8|\x89PNG|\xff\xd8\xff|RIFF|\xd0\xcf|\s*<)/;

const isPdf = async (path: string, size: number): Promise<boolean> => {
  const head = await readPart(path, 0, KIBI);
  const tail = await readPart(path, Math.max(0, size - 2 * KIBI), 2 * KIBI);
  const start = head.toString('latin1');
  return start.includes('%PDF-') && !otherBeginning.test(start) && tail.includes('%%EOF');
};

const oleHeader = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const inUtf16 = (name: string): Buffer => Buffer.from(name, 'utf16le');
const macros = inUtf16('_VBA_PROJECT');

/** An old Office file is told by the streams that its directory names; macros have one of their own. */
const isOle = async (path: string, streams: readonly string[]): Promise<boolean> => {
  if (!(await readPart(path, 0, oleHeader.length)).equals(oleHeader)) return false;
  const found = await whichAreIn(path, [...streams.map(inUtf16), macros]);
  return found.some((needle) => needle !== macros) && !found.includes(macros);
};

/** Why a received drawing is refused. */
export const problemOfDrawing = async ({ path, size }: { path: string; size: number }) =>
  problemOfSvg(await readPart(path, 0, Math.min(size, enoughOfSvg)));

const hasContentOf = async (ending: string, path: string, size: number): Promise<boolean> => {
  switch (ending) {
    case 'pdf':
      return isPdf(path, size);
    case 'doc':
      return isOle(path, ['WordDocument']);
    case 'xls':
      return isOle(path, ['Workbook', 'Book']);
    case 'docx':
    case 'xlsx':
    case 'odt':
    case 'ods':
      return (await zipKind(path)) === ending;
    case 'svg':
      return (await problemOfDrawing({ path, size })) === undefined;
    case 'mp4':
      return isMp4(path, size);
    default:
      return startsAs(ending, await readPart(path, 0, 16));
  }
};

/**
 * What a received file is. Its name claims a type, its bytes must be of that type.
 * @param received where the bytes lie, and how many they are.
 * @returns undefined for a type that is not accepted or not what the name says.
 */
export const inspectFile = async (
  { path, size }: { path: string; size: number },
  fileName: string,
): Promise<Inspected | undefined> => {
  const ending = fileEnding(fileName);
  const kind = kindOfFile(fileName, kinds);
  const mime = mimes[ending];
  if (kind === undefined || mime === undefined) return undefined;
  return (await hasContentOf(ending, path, size)) ? { kind, mime } : undefined;
};
