import type { Cell } from '../api/matrix.ts';

export const columns = ['set', 'candidate', 'previous', 'absent'] as const satisfies readonly Cell['kind'][];

/** A row of the grid; `undefined` where there is no such combination. */
export interface GridRow {
  label: string;
  cells: readonly (Cell | undefined)[];
}

/** The set itself first, then a row for each app that makes a cell differ. */
export const gridOf = (cells: readonly Cell[]): GridRow[] => {
  const apps = [...new Set(cells.map(({ app }) => app))];
  return apps.map((app) => ({
    label: app ?? 'The whole set',
    cells: columns.map((kind) => cells.find((cell) => cell.kind === kind && cell.app === app)),
  }));
};

export interface Place {
  row: number;
  column: number;
}

/** Every cell that is there, row by row. */
const placesIn = (rows: readonly GridRow[]): (Place & { cell: Cell })[] =>
  rows.flatMap(({ cells }, row) => cells.flatMap((cell, column) => (cell ? [{ row, column, cell }] : [])));

/** How far a place is in the direction of each arrow. */
const ahead: Record<string, (from: Place, to: Place) => number> = {
  ArrowDown: (from, to) => to.row - from.row,
  ArrowUp: (from, to) => from.row - to.row,
  ArrowRight: (from, to) => (to.row === from.row ? to.column - from.column : 0),
  ArrowLeft: (from, to) => (to.row === from.row ? from.column - to.column : 0),
};

/** Where an arrow leads: over what is not possible to the next cell that is there, else nowhere. */
export const stepTo = (rows: readonly GridRow[], from: Place, key: string): Place => {
  const distance = (to: Place) => ahead[key]?.(from, to) ?? 0;
  const aside = (to: Place) => Math.abs(to.column - from.column);
  const [next = from] = placesIn(rows)
    .filter((to) => distance(to) > 0)
    .sort((one, other) => distance(one) - distance(other) || aside(one) - aside(other));
  return { row: next.row, column: next.column };
};

/** What a person looks at first: what failed, else the first cell. */
export const firstPlace = (rows: readonly GridRow[]): Place => {
  const places = placesIn(rows);
  const { row, column } = places.find(({ cell }) => cell.state === 'failed') ??
    places[0] ?? { row: 0, column: 0 };
  return { row, column };
};
