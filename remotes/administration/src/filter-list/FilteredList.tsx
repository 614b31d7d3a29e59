import { useAddress } from '@portal/platform';
import type { ReactNode } from 'react';
import { ListView, type ListViewProps } from '../show-list/ListView.tsx';
import { ListFilters, type ListFiltersProps } from './ListFilters.tsx';

interface Props<T, N extends string>
  extends Omit<ListFiltersProps<N>, 'clear' | 'children'>,
    Omit<ListViewProps<T>, 'isFiltered' | 'onClear'> {
  /** What stays in the address, beside the order, when the filters are taken off. */
  keep?: readonly string[];
  /** Behind all filters. */
  last?: ReactNode;
}

/** A list, and over it what narrows it; both as the address says. */
export function FilteredList<T, N extends string>(props: Props<T, N>) {
  const { keep = [], last, query, name, none, children, ...narrowing } = props;
  const { clear } = useAddress();
  const clearFilters = () => clear([...keep, 'sortBy', 'order', 'pageSize']);
  const { isFiltered } = narrowing.filters;
  return (
    <>
      <ListFilters {...narrowing} clear={clearFilters}>
        {last}
      </ListFilters>
      <ListView query={query} name={name} none={none} isFiltered={isFiltered} onClear={clearFilters}>
        {children}
      </ListView>
    </>
  );
}
