import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Its header is only read out. */
  hideHeader?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Its heading sorts; `DESC`: downwards at the first press. */
  sorts?: 'ASC' | 'DESC' | undefined;
  /** At the end of its cell, in figures of one width. */
  end?: boolean | undefined;
  /** Cannot be taken off. */
  always?: boolean | undefined;
  /** Of the column, as CSS: `max-content` fits its words; one column may have none and takes what is left. */
  width?: string | undefined;
}

export interface TableSort {
  by: string;
  order: 'ASC' | 'DESC';
}

/** Only what the table uses; each feature that is left out is left out of the download. */
const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

interface Facts<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Ids in their order. */
  shown: readonly string[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  selected: ReadonlySet<string>;
  onSelect: ((ids: ReadonlySet<string>) => void) | undefined;
}

/** The server sorts and pages; the library keeps columns, order and selection together. */
export const useTableModel = <Row extends object>(facts: Facts<Row>) => {
  const { columns, rows, rowId, shown, sort, onSort, selected, onSelect } = facts;
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, sorts }): ColumnDef<typeof features, Row> => ({
          id,
          accessorFn: () => id,
          enableSorting: sorts !== undefined,
          sortDescFirst: sorts === 'DESC',
        }),
      ),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorting = sort ? [{ id: sort.by, desc: sort.order === 'DESC' }] : [];
  const rowSelection = Object.fromEntries([...selected].map((id) => [id, true as const]));
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: {
      sorting,
      rowSelection,
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
    },
    onSortingChange: (change) => {
      const [next] = functionalUpdate(change, sorting);
      if (next) onSort?.({ by: next.id, order: next.desc ? 'DESC' : 'ASC' });
    },
    onRowSelectionChange: (change) => {
      const next = functionalUpdate(change, rowSelection);
      onSelect?.(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
};

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>;
