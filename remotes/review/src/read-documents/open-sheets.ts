import { readOds } from 'hucre/ods';
import { type CellValue, readXls, readXlsx, type Sheet, type Workbook } from 'hucre/xlsx';
import { TooLongError } from './drawn-document.ts';
import { MAX_COLUMNS, MAX_ROWS, type SheetFile, type ShownSheet } from './sheets.ts';
import { zipEntry } from './zip-entry.ts';

const isFilled = (value: CellValue | undefined): boolean =>
  value !== null && value !== undefined && value !== '';

/** Without the empty cells after the last filled one. */
const trimmed = (row: readonly CellValue[]): CellValue[] => row.slice(0, row.findLastIndex(isFilled) + 1);

/** Literal text in a number format: a percent sign in it makes no percentage of a number. */
const quoted = /"[^"]*"|\\./g;

/** Rows with a fraction as the percentage that its format shows: a rate of 0.125 is read as 12.5%. */
const withPercentages = ({ rows, cells }: Sheet): CellValue[][] =>
  rows.slice(0, MAX_ROWS).map((row, at) =>
    row.map((value, column) => {
      const format = cells?.get(`${at},${column}`)?.style?.numFmt;
      const isPercent = typeof value === 'number' && format?.replace(quoted, '').includes('%');
      return isPercent ? `${Number((value * 100).toPrecision(12))}%` : value;
    }),
  );

/** Reads the sheets of a workbook, hidden ones as well: an applicant may have meant them to be read. */
const shownSheets = ({ sheets }: Pick<Workbook, 'sheets'>): ShownSheet[] =>
  sheets.map((sheet) => {
    const read = withPercentages(sheet).map(trimmed);
    const filled = read.slice(0, read.findLastIndex((row) => row.length > 0) + 1);
    const widest = Math.max(0, ...filled.map((row) => row.length));
    const width = Math.min(MAX_COLUMNS, widest);
    return {
      name: sheet.name,
      rows: filled.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? null)),
      isCut: sheet.rows.length > MAX_ROWS,
      isNarrowed: widest > MAX_COLUMNS,
    };
  });

/** Of all cells; many may share one long text, which each would take along out of the worker. */
const MAX_LETTERS = 5_000_000;

const lettersIn = (sheets: readonly ShownSheet[]): number =>
  sheets
    .flatMap(({ rows }) => rows.flat())
    .reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

/** The identifiers of those tags of a part that are of one kind. */
const idsIn = (part: string, kind: RegExp): (string | undefined)[] =>
  (part.match(/<[^<>]*>/g) ?? [])
    .filter((tag) => kind.test(tag))
    .map((tag) => /\bid="([^"]*)"/i.exec(tag)?.[1]);

/** A sheet of Excel may be a chart or a dialog alone: for the library a file with one is damaged. */
const readTables = async (bytes: Uint8Array, options: { maxRows: number }): Promise<Workbook> => {
  const charts = idsIn(await zipEntry(bytes, 'xl/_rels/workbook.xml.rels'), /\/(?:chart|dialog)sheet"/);
  const ids = idsIn(await zipEntry(bytes, 'xl/workbook.xml'), /^<(?:\w+:)?sheet\s/);
  return readXlsx(bytes, {
    ...options,
    readStyles: true,
    sheets: ({ index }) => !charts.includes(ids[index]),
  });
};

const readers: Partial<Record<string, typeof readTables>> = { ods: readOds, xls: readXls };

/**
 * Reads a spreadsheet, which takes seconds of a large one.
 * @throws TooLongError; when the bytes are no readable spreadsheet
 */
export const openSheets = async ({ bytes, ending }: SheetFile): Promise<ShownSheet[]> => {
  const sheets = shownSheets(await (readers[ending] ?? readTables)(bytes, { maxRows: MAX_ROWS + 1 }));
  if (lettersIn(sheets) > MAX_LETTERS) throw new TooLongError();
  return sheets;
};
