import { addAbortSignal, Readable } from 'node:stream';
import ZipStream from 'zip-stream';
import { type Column, escapeXml, rowWriter, styleSheet, widths } from './cells.ts';

export type { Cell, Column } from './cells.ts';

interface Spreadsheet<T> {
  /** Name of the sheet; what the format forbids in it is dropped. */
  name: string;
  columns: readonly Column<T>[];
  /** Columns run from the right. */
  rightToLeft?: boolean;
  /** A database cursor: batches that are asked for one by one. */
  rows: AsyncIterable<readonly T[]>;
}

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Letters handed on at once: longer strings would wait for the large and rare kind of clearing up. */
const PIECE = 24_000;

/** Rows that one sheet of the format holds; the rest goes on in the next. */
const MAX_ROWS = 1_048_576;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** Whatever is not named is a sheet, so that this part can come first, before their number is known. */
const contentTypes =
  `${xml}<Types xmlns="${packaged}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
  '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
  '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>' +
  '</Types>';

const rootRelationships =
  `${xml}<Relationships xmlns="${packaged}/relationships">` +
  `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const sheetName = (name: string, n: number): string =>
  escapeXml(`${name.replace(/[\][:*?/\\']/g, ' ').slice(0, 27)}${n === 1 ? '' : ` ${n}`}`);

const workbook = (name: string, sheets: number): string =>
  `${xml}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>` +
  numbered(sheets)
    .map((n) => `<sheet name="${sheetName(name, n)}" sheetId="${n}" r:id="rId${n}"/>`)
    .join('') +
  '</sheets></workbook>';

const workbookRelationships = (sheets: number): string =>
  `${xml}<Relationships xmlns="${packaged}/relationships">` +
  numbered(sheets)
    .map(
      (n) =>
        `<Relationship Id="rId${n}" Type="${relationships}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )
    .join('') +
  `<Relationship Id="rIdStyles" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`;

const sheetHead = <T>({ columns, rightToLeft }: Spreadsheet<T>): string =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView${rightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  columns
    .map(
      ({ kind, width }, i) =>
        `<col min="${i + 1}" max="${i + 1}" width="${width ?? widths[kind]}" customWidth="1"/>`,
    )
    .join('') +
  '</cols><sheetData>';

/** Hands out the rows of a cursor batch by batch; a sheet that is full leaves the rest to the next. */
const rowSource = <T>(rows: AsyncIterable<readonly T[]>) => {
  const batches = rows[Symbol.asyncIterator]();
  let batch: readonly T[] = [];
  let at = 0;
  /** At most `max` rows; none once the cursor is at its end. */
  const next = async (max: number): Promise<readonly T[]> => {
    while (at >= batch.length) {
      const { value, done } = await batches.next();
      if (done) return [];
      batch = value;
      at = 0;
    }
    const taken = batch.slice(at, at + max);
    at += taken.length;
    return taken;
  };
  return {
    next,
    hasMore: async (): Promise<boolean> => {
      const taken = await next(1);
      at -= taken.length;
      return taken.length > 0;
    },
    close: async (): Promise<void> => void (await batches.return?.()),
  };
};

async function* sheetText<T>(
  sheet: Spreadsheet<T>,
  source: ReturnType<typeof rowSource<T>>,
  max: number,
): AsyncGenerator<string> {
  const writer = rowWriter(sheet.columns);
  yield sheetHead(sheet) + writer.heading();
  let n = 1;
  for (;;) {
    const rows = await source.next(max - n);
    if (rows.length === 0) break;
    let text = '';
    for (const row of rows) {
      n += 1;
      text += writer.row(n, row);
      if (text.length < PIECE) continue;
      yield text;
      text = '';
    }
    if (text !== '') yield text;
  }
  yield `</sheetData><autoFilter ref="A1:${writer.lastColumn}${n}"/></worksheet>`;
}

/** The archive says nothing about when it was made. */
const date = new Date('1980-01-01T00:00:00Z');

async function* archive<T>(sheet: Spreadsheet<T>, max: number): AsyncGenerator<Buffer> {
  const zip = new ZipStream({ zlib: { level: 5, chunkSize: 64 * 1024 } });
  const source = rowSource(sheet.rows);
  const leaving = new AbortController();
  const add = (name: string, text: Iterable<string> | AsyncIterable<string>) =>
    new Promise<void>((resolve, reject) => {
      const content = addAbortSignal(leaving.signal, Readable.from(text, { highWaterMark: 1 }));
      zip.entry(content, { name, date }, (error) => (error ? reject(error) : resolve()));
    });
  const write = async (): Promise<void> => {
    await add('[Content_Types].xml', [contentTypes]);
    await add('_rels/.rels', [rootRelationships]);
    await add('xl/styles.xml', [styleSheet]);
    let sheets = 0;
    do {
      sheets += 1;
      await add(`xl/worksheets/sheet${sheets}.xml`, sheetText(sheet, source, max));
    } while (await source.hasMore());
    await add('xl/workbook.xml', [workbook(sheet.name, sheets)]);
    await add('xl/_rels/workbook.xml.rels', [workbookRelationships(sheets)]);
    zip.finish();
  };
  write().catch((error: Error) => zip.destroy(error));
  try {
    yield* zip;
  } finally {
    leaving.abort();
    await source.close();
  }
}

/** An .xlsx with a heading row, written while its rows are read. */
export const writeSpreadsheet = <T>(sheet: Spreadsheet<T>, max: number = MAX_ROWS): Readable =>
  Readable.from(archive(sheet, max), { objectMode: false, highWaterMark: 64 * 1024 });
