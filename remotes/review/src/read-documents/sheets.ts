import type { CellValue } from 'hucre/xlsx';

/** A sheet as it is shown: the rows that are read, each filled up to the widest. */
export interface ShownSheet {
  name: string;
  rows: CellValue[][];
  /** There are more rows than are read. */
  isCut: boolean;
  /** There are more columns than are read. */
  isNarrowed: boolean;
}

/** What the worker gets: the bytes and the ending of their name, `xlsx`, `xls` or `ods`. */
export interface SheetFile {
  bytes: Uint8Array;
  ending: string;
}

/** What it answers: the sheets, or why there are none. */
export type SheetReply = { sheets: ShownSheet[] } | { isTooLong: boolean };

/** As many rows of a sheet as somebody reads on a page; the whole file can be downloaded. */
export const MAX_ROWS = 500;
export const MAX_COLUMNS = 60;

/** "A", "B", …, "AA". */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
