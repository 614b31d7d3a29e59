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

const aside = (row: GridRow | undefined, from: number, step: number): number | undefined => {
  for (let column = from + step; column >= 0 && column < columns.length; column += step)
    if (row?.cells[column]) return column;
  return undefined;
};

/** The cell of a row that is nearest to a column, the first of two. */
const nearest = ({ cells }: GridRow, column: number): number | undefined =>
  columns
    .map((_kind, index) => index)
    .filter((index) => cells[index])
    .sort((one, other) => Math.abs(one - column) - Math.abs(other - column))[0];

const downwards = (rows: readonly GridRow[], { row, column }: Place, step: number): Place | undefined => {
  for (let next = row + step; rows[next]; next += step) {
    const found = nearest(rows[next] as GridRow, column);
    if (found !== undefined) return { row: next, column: found };
  }
  return undefined;
};

/** Where an arrow leads: over what is not possible to the next cell that is there, else nowhere. */
export const stepTo = (rows: readonly GridRow[], from: Place, key: string): Place => {
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return downwards(rows, from, key === 'ArrowDown' ? 1 : -1) ?? from;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return from;
  const column = aside(rows[from.row], from.column, key === 'ArrowRight' ? 1 : -1);
  return column === undefined ? from : { row: from.row, column };
};

/** What a person looks at first: what failed, else the first cell. */
export const firstPlace = (rows: readonly GridRow[]): Place => {
  const find = (isIt: (cell: Cell) => boolean): Place | undefined => {
    const row = rows.findIndex(({ cells }) => cells.some((cell) => cell && isIt(cell)));
    return row < 0
      ? undefined
      : { row, column: rows[row]?.cells.findIndex((cell) => cell && isIt(cell)) ?? 0 };
  };
  return find(({ state }) => state === 'failed') ?? find(() => true) ?? { row: 0, column: 0 };
};
