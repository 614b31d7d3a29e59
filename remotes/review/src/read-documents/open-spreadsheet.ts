import type { CellValue, ReadOptions, Workbook } from 'hucre/xlsx';

/** A sheet as it is shown: the rows that are read, each filled up to the widest. */
export interface ShownSheet {
  name: string;
  rows: CellValue[][];
  /** There are more rows than are read. */
  isCut: boolean;
  /** There are more columns than are read. */
  isNarrowed: boolean;
}

/** As many rows of a sheet as somebody reads on a page; the whole file can be downloaded. */
export const MAX_ROWS = 500;
export const MAX_COLUMNS = 60;

const isFilled = (value: CellValue | undefined): boolean =>
  value !== null && value !== undefined && value !== '';

/** Without the empty cells after the last filled one. */
const trimmed = (row: readonly CellValue[]): CellValue[] => row.slice(0, row.findLastIndex(isFilled) + 1);

/** Reads the sheets of a workbook, hidden ones as well: an applicant may have meant them to be read. */
const shownSheets = ({ sheets }: Pick<Workbook, 'sheets'>): ShownSheet[] =>
  sheets.map(({ name, rows }) => {
    const read = rows.slice(0, MAX_ROWS).map(trimmed);
    const filled = read.slice(0, read.findLastIndex((row) => row.length > 0) + 1);
    const widest = Math.max(0, ...filled.map((row) => row.length));
    const width = Math.min(MAX_COLUMNS, widest);
    return {
      name,
      rows: filled.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? null)),
      isCut: rows.length > MAX_ROWS,
      isNarrowed: widest > MAX_COLUMNS,
    };
  });

/**
 * Opens a spreadsheet. The library comes with the first one, not with the workspace.
 * @param ending of its name: `xlsx`, `xls` or `ods`
 * @throws when the bytes are no readable spreadsheet
 */
export const openSheets = async (bytes: Uint8Array, ending: string): Promise<ShownSheet[]> => {
  const options: ReadOptions = { maxRows: MAX_ROWS + 1 };
  if (ending === 'ods') {
    const { readOds } = await import(/* webpackChunkName: "ods" */ 'hucre/ods');
    return shownSheets(await readOds(bytes, options));
  }
  const { readXls, readXlsx } = await import(/* webpackChunkName: "sheets" */ 'hucre/xlsx');
  return shownSheets(await (ending === 'xls' ? readXls : readXlsx)(bytes, options));
};

/** "A", "B", …, "AA". */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
