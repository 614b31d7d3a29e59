import { type FileKind, fileEnding, kindOfFile } from '@portal/contracts/rules/files';
import type { FileFault } from './file-fault.ts';
import { faultOfMp4 } from './mp4.ts';
import { faultOfOle, isOle } from './ole.ts';
import { readPart } from './read-part.ts';
import { enoughOfSvg, problemOfSvg } from './svg.ts';
import { faultOfZip } from './zip-kind.ts';

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

/** A copy may be filled up with blanks or zeros to the end of a block. */
const MAX_PADDING = 64 * KIBI;
const BLANK = 32;

const faultOfPdfEnds = async (path: string, size: number): Promise<FileFault | undefined> => {
  const head = await readPart(path, 0, KIBI);
  const end = await readPart(path, Math.max(0, size - MAX_PADDING), MAX_PADDING);
  const tail = end.subarray(0, end.findLastIndex((byte) => byte > BLANK) + 1).subarray(-2 * KIBI);
  const start = head.toString('latin1');
  if (!start.includes('%PDF-') || otherBeginning.test(start)) return 'file_not_as_named';
  return tail.includes('%%EOF') ? undefined : 'file_incomplete';
};

/** Why a received drawing is refused. */
export const problemOfDrawing = async ({ path, size }: { path: string; size: number }) =>
  problemOfSvg(await readPart(path, 0, Math.min(size, enoughOfSvg)));

/** A file of nothing but zeros is one whose copying was cut off. */
const isBlank = (head: Buffer): boolean => head.length > 0 && head.every((byte) => byte === 0);

const faultOf = async (ending: string, path: string, size: number): Promise<FileFault | undefined> => {
  const head = await readPart(path, 0, KIBI);
  if (isBlank(head)) return 'file_incomplete';
  switch (ending) {
    case 'pdf':
      return faultOfPdfEnds(path, size);
    case 'doc':
    case 'xls':
      return faultOfOle(path, size, ending);
    case 'docx':
    case 'xlsx':
      return isOle(head) ? faultOfOle(path, size, ending) : faultOfZip(path, ending);
    case 'odt':
    case 'ods':
      return faultOfZip(path, ending);
    case 'svg':
      return (await problemOfDrawing({ path, size })) && 'file_type_not_allowed';
    case 'mp4':
      return faultOfMp4(path, size);
    default:
      return startsAs(ending, head) ? undefined : 'file_not_as_named';
  }
};

/** Its name claims a type, its bytes must be of that type and whole. */
export const inspectFile = async (
  { path, size }: { path: string; size: number },
  fileName: string,
): Promise<Inspected | FileFault> => {
  const ending = fileEnding(fileName);
  const kind = kindOfFile(fileName, kinds);
  const mime = mimes[ending];
  if (kind === undefined || mime === undefined) return 'file_type_not_allowed';
  return (await faultOf(ending, path, size)) ?? { kind, mime };
};
