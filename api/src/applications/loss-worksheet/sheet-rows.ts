/** A cell that holds something. */
export type SheetCell = { text: string } | { number: number; isPercent: boolean };

/** The cells of a sheet by row and column from zero; holes where nothing is. */
export type SheetRows = (SheetCell | undefined)[][];

/** More than any worksheet has; what is beyond is not looked at. */
export const MAX_SHEETS = 5;
export const MAX_ROWS = 500;
export const MAX_COLUMNS = 40;
/** Of a cell, in letters. Cells may share one long text, which each would take along to another thread. */
export const MAX_TEXT = 200;
