import { useAddress } from '@portal/platform';
import { DataTable, type DataTableProps } from '@portal/ui/table';

/** How a list is sorted now. */
export interface Sorted {
  sortBy: string;
  order: 'ASC' | 'DESC';
}

interface Props<R extends object> extends Omit<DataTableProps<R>, 'rowId' | 'sort' | 'onSort' | 'look'> {
  /** Absent: no heading sorts. */
  sorted?: Sorted;
}

/** Rows of a list whose order stands in the address. */
export const ListTable = <R extends { id: string }>({ sorted, ...props }: Props<R>) => {
  const { change } = useAddress();
  return (
    <DataTable
      {...props}
      look="roomy"
      rowId={({ id }) => id}
      {...(sorted && {
        sort: { by: sorted.sortBy, order: sorted.order },
        onSort: ({ by, order }) => change({ sortBy: by, order }),
      })}
    />
  );
};
