import type { AddressChanges } from '@portal/platform';
import { DataTable, type DataTableProps } from '@portal/ui/table';

interface Props<R extends object> extends Omit<DataTableProps<R>, 'rowId' | 'sort' | 'onSort' | 'look'> {
  /** How it is sorted now, and where the address keeps it; without it no heading sorts. */
  sorted?: { sortBy?: string | undefined; order?: 'ASC' | 'DESC' | undefined } | undefined;
  change?: ((changes: AddressChanges) => void) | undefined;
}

/** Rows of a list whose order stands in the address. */
export const ListTable = <R extends { id: string }>({ sorted, change, ...props }: Props<R>) => (
  <DataTable
    {...props}
    look="roomy"
    rowId={({ id }) => id}
    {...(sorted?.sortBy && { sort: { by: sorted.sortBy, order: sorted.order ?? 'DESC' } })}
    {...(change && { onSort: ({ by, order }) => change({ sortBy: by, order }) })}
  />
);
