import { languages } from '@portal/contracts';
import { type WorksheetColumn, worksheetColumns } from '@portal/contracts/applications/loss-worksheet';
import { type Translate, translationsIn } from '../../kernel/documents/translations/document-translations.ts';
import type { SheetCell, SheetRows } from './sheet-rows.ts';

/** A title above the headings, or a few lines of explanation. */
const HEADING_WITHIN = 20;

export const headingOf = (say: Translate, column: WorksheetColumn): string =>
  say(`field.loss.lossLines.${column}`);

/** Letters and digits only: neither a remark in brackets nor a sign makes another heading of it. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const known: ReadonlyMap<string, WorksheetColumn> = new Map(
  languages.flatMap((language) => {
    const say = translationsIn(language);
    return worksheetColumns.map((column): [string, WorksheetColumn] => [
      bare(headingOf(say, column)),
      column,
    ]);
  }),
);

const columnOf = (cell: SheetCell | undefined): WorksheetColumn | undefined =>
  cell && 'text' in cell ? known.get(bare(cell.text)) : undefined;

export interface Headings {
  rows: SheetRows;
  /** Index of the row that has them. */
  at: number;
  /** Index of each column that is there. */
  columns: ReadonlyMap<WorksheetColumn, number>;
}

const needed = worksheetColumns.filter((column) => column !== 'loss');

/** The first row, on the first sheet, that names every column a line needs; in any language and order. */
export const findHeadings = (sheets: readonly SheetRows[]): Headings | undefined => {
  for (const rows of sheets)
    for (const [at, row] of rows.slice(0, HEADING_WITHIN).entries()) {
      const columns = new Map<WorksheetColumn, number>();
      for (const [index, cell] of row.entries()) {
        const column = columnOf(cell);
        if (column !== undefined && !columns.has(column)) columns.set(column, index);
      }
      if (needed.every((column) => columns.has(column))) return { rows, at, columns };
    }
  return undefined;
};
