import type { FileFault } from './file-fault.ts';
import { readPart } from './read-part.ts';

const brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|3gp\d)$/;
const MAX_BOXES = 10_000;
const HEAD = 16;

/** The box at an offset; undefined when its size makes no sense. */
const boxAt = async (path: string, offset: number, end: number) => {
  const head = await readPart(path, offset, HEAD);
  if (head.length < 8) return undefined;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length === HEAD;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - offset : short;
  const type = head.toString('latin1', 4, 8);
  return size >= (isLong ? HEAD : 8) && offset + size <= end ? { type, size } : undefined;
};

/** A chain of boxes from the first byte to the last, with what a film needs: nothing else hides in it. */
export const faultOfMp4 = async (path: string, size: number): Promise<FileFault | undefined> => {
  const brand = (await readPart(path, 8, 4)).toString('latin1');
  const types: string[] = [];
  let offset = 0;
  while (offset < size) {
    const box = await boxAt(path, offset, size);
    if (!box || types.length >= MAX_BOXES) break;
    types.push(box.type);
    offset += box.size;
  }
  if (types[0] !== 'ftyp' || !brands.test(brand)) return 'file_not_as_named';
  const isWhole = offset === size && types.includes('moov') && types.includes('mdat');
  return isWhole ? undefined : 'file_incomplete';
};
