import type { Cell, CellKind } from '../api/matrix.ts';

/** Kinds in the order of the columns. */
export const columns = ['set', 'candidate', 'previous', 'absent'] as const satisfies readonly CellKind[];

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

const steps: Record<string, readonly [down: number, aside: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow leads: over what is not possible to the next cell that is there, else nowhere. */
export const stepTo = (rows: readonly GridRow[], from: Place, key: string): Place => {
  const [down, aside] = steps[key] ?? [0, 0];
  if (down === 0 && aside === 0) return from;
  for (let [row, column] = [from.row + down, from.column + aside]; ; row += down, column += aside) {
    const cells = rows[row]?.cells;
    if (!cells || column < 0 || column >= columns.length) return from;
    if (cells[column]) return { row, column };
  }
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
