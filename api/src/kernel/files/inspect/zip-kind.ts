import { text } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { FileFault } from './file-fault.ts';
import { anyPartRuns } from './office-parts.ts';
import { fetchesFromElsewhere, openDocumentFetches } from './office-references.ts';
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
const readDirectory = (zip: ZipFile): Promise<Entry[] | FileFault> =>
  new Promise((resolve) => {
    const entries: Entry[] = [];
    let unpacked = 0;
    zip.on('error', () => resolve('file_incomplete'));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      unpacked += entry.uncompressedSize;
      const isBomb =
        entries.length > MAX_ENTRIES ||
        unpacked > MAX_UNPACKED ||
        entry.uncompressedSize > MAX_RATIO * Math.max(entry.compressedSize, 1024);
      if (isBomb || isSymlink(entry)) resolve('file_type_not_allowed');
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

/** Excel keeps settings of the author's printer and notes of add-ins in parts that end as programs do. */
const isProgram = (name: string): boolean =>
  /vbaProject|vbaData|(?<!\/(?:printerSettings|customProperty)\d*)\.bin$/i.test(name) ||
  /^(Basic|Scripts)\//.test(name);

/** OpenDocument files name in a list how their parts are encrypted; office documents of other kinds are no zip container then. */
const isEncrypted = async (zip: ZipFile, entries: readonly Entry[]): Promise<boolean> => {
  const list = entries.find(({ fileName }) => fileName === 'META-INF/manifest.xml');
  return (
    list !== undefined && (await text(await zip.openReadStreamPromise(list))).includes(':encryption-data')
  );
};

type OfficeKind = 'docx' | 'xlsx' | 'odt' | 'ods';

const kindOf = async (zip: ZipFile, entries: Entry[]): Promise<OfficeKind | undefined> => {
  const mimetype = await mimetypeOf(zip, entries);
  if (mimetype !== undefined) return openDocuments[mimetype];
  const names = entries.map((entry) => entry.fileName);
  if (!names.includes('[Content_Types].xml')) return undefined;
  // Word for the web numbers it.
  if (names.some((name) => /^word\/document\d*\.xml$/.test(name))) return 'docx';
  return names.includes('xl/workbook.xml') ? 'xlsx' : undefined;
};

/**
 * Why a zip container is not accepted as this kind of office document, by its directory: it is none or
 * another, is not whole, has macros, fetches or starts something, or would unpack to more than is sensible.
 */
export const faultOfZip = async (path: string, kind: OfficeKind): Promise<FileFault | undefined> => {
  if (!(await readPart(path, 0, 4)).equals(firstEntry)) return 'file_not_as_named';
  const zip = await openZip(path);
  if (!zip) return 'file_incomplete';
  try {
    const entries = await readDirectory(zip);
    if (typeof entries === 'string') return entries;
    if (entries.some(({ fileName }) => isProgram(fileName))) return 'file_has_programs';
    if ((await kindOf(zip, entries)) !== kind) return 'file_not_as_named';
    if (await isEncrypted(zip, entries)) return 'file_encrypted';
    const fetches = kind === 'odt' || kind === 'ods' ? openDocumentFetches : fetchesFromElsewhere;
    const isHostile = (await fetches(zip, entries)) || (await anyPartRuns(zip, entries, kind === 'docx'));
    return isHostile ? 'file_has_programs' : undefined;
  } catch {
    return 'file_incomplete';
  } finally {
    zip.close();
  }
};
