/** A cell that holds something. */
export type SheetCell = { text: string } | { number: number; isPercent: boolean };

/** The cells of a sheet by row and column from zero; holes where nothing is. */
export type SheetRows = (SheetCell | undefined)[][];

/** More than any worksheet has; anything beyond is ignored. */
export const MAX_SHEETS = 5;
export const MAX_ROWS = 500;
export const MAX_COLUMNS = 40;
/** Letters of a cell: cells may share one long text, which would be copied to the other thread for each. */
export const MAX_TEXT = 200;
