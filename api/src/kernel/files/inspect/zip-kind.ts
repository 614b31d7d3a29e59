import { text } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { readPart } from './read-part.ts';

const MAX_ENTRIES = 2000;
const MAX_UNPACKED = 100 * 1024 * 1024;
const MAX_RATIO = 100;
const MAX_MIMETYPE = 200;

/** Endings by what an OpenDocument file says of itself. */
const openDocuments: Record<string, 'odt' | 'ods'> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

const isSymlink = (entry: Entry): boolean =>
  ((entry.externalFileAttributes >>> 16) & 0o170_000) === 0o120_000;

/** Names and sizes from the central directory; nothing is unpacked. */
const readDirectory = (zip: ZipFile): Promise<Entry[] | undefined> =>
  new Promise((resolve) => {
    const entries: Entry[] = [];
    let unpacked = 0;
    const refuse = () => resolve(undefined);
    zip.on('error', refuse);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      unpacked += entry.uncompressedSize;
      const isBomb =
        entries.length > MAX_ENTRIES ||
        unpacked > MAX_UNPACKED ||
        entry.uncompressedSize > MAX_RATIO * Math.max(entry.compressedSize, 1024);
      if (isBomb || isSymlink(entry)) refuse();
      else zip.readEntry();
    });
    zip.readEntry();
  });

/** Something else may stand before a zip container and be what a reader sees. */
const firstEntry = Buffer.from('PK\x03\x04', 'latin1');

const openZip = (path: string): Promise<ZipFile | undefined> =>
  yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
    .catch(() => undefined);

const mimetypeOf = async (zip: ZipFile, entries: Entry[]): Promise<string | undefined> => {
  const [first] = entries;
  if (first?.fileName !== 'mimetype' || first.uncompressedSize > MAX_MIMETYPE) return undefined;
  return (await text(await zip.openReadStreamPromise(first))).trim();
};

const hasMacros = (names: string[]): boolean =>
  names.some((name) => /vbaProject|vbaData|\.bin$/i.test(name) || /^(Basic|Scripts)\//.test(name));

/**
 * What a zip container is by its directory: undefined when it is no office document, holds macros,
 * or would unpack to more than is sensible.
 */
export const zipKind = async (path: string): Promise<'docx' | 'xlsx' | 'odt' | 'ods' | undefined> => {
  if (!(await readPart(path, 0, 4)).equals(firstEntry)) return undefined;
  const zip = await openZip(path);
  if (!zip) return undefined;
  try {
    const entries = await readDirectory(zip);
    if (!entries) return undefined;
    const names = entries.map((entry) => entry.fileName);
    if (hasMacros(names)) return undefined;
    const mimetype = await mimetypeOf(zip, entries);
    if (mimetype !== undefined) return openDocuments[mimetype];
    if (!names.includes('[Content_Types].xml')) return undefined;
    if (names.includes('word/document.xml')) return 'docx';
    return names.includes('xl/workbook.xml') ? 'xlsx' : undefined;
  } catch {
    return undefined;
  } finally {
    zip.close();
  }
};
