import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';

/** What a cell may hold; text is always text, never a formula. */
export type Cell = string | number | boolean | Date | null;

export interface Column<T> {
  header: string;
  cell: (row: T) => Cell;
  /** In characters. */
  width?: number;
}

const phone = /^\+?\d{7,15}$/;
const formula = /^[=+\-@\t\r\0＝＋－＠]/;
const LONGEST = 32_767; // what a cell of the format can hold

/**
 * Text as a cell that stays inert when someone edits it: what a spreadsheet would read as a formula
 * gets an apostrophe. Phone numbers keep their plus sign.
 */
export const inertText = (text: string): string =>
  (formula.test(text) && !phone.test(text) ? `'${text}` : text).slice(0, LONGEST);

const asCell = (value: Cell): Cell => (typeof value === 'string' ? inertText(value) : value);

async function* cellsOf<T>(
  rows: AsyncIterable<readonly T[]>,
  columns: readonly Column<T>[],
): AsyncGenerator<Cell[]> {
  for await (const batch of rows) for (const row of batch) yield columns.map(({ cell }) => asCell(cell(row)));
}

/** An .xlsx with a heading row, written while its rows are read: `rows` is a database cursor. */
export const writeSpreadsheet = <T>(
  sheet: string,
  columns: readonly Column<T>[],
  rows: AsyncIterable<readonly T[]>,
): Readable => {
  const stream = writeXlsxStream(cellsOf(rows, columns), {
    name: sheet,
    columns: columns.map(({ header, width }) => ({ header, width: width ?? 18 })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as never); // the web stream types of the library and of Node differ in name only
};

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
