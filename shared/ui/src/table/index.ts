/** The one table of the product: sorting, choosing columns and selecting rows. Not part of the first load. */
export { useNarrow } from '../system/use-narrow.ts';
export { ColumnChooser } from './ColumnChooser.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { DataColumn, TableSort } from './table-model.ts';
export { useNoteLeft, useReturnToRow } from './use-return-to-row.ts';
