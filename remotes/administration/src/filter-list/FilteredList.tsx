import { useAddress, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { FilterBar, SearchFilter } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
import { ListView, type ListViewProps } from '../show-list/ListView.tsx';
import { ManyFilter } from './ChoiceFilter.tsx';
import { CountryFilter } from './CountryFilter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';

interface Narrowed {
  search: string;
  isFiltered: boolean;
  /** Present, though without a value, where the list can be filtered by it. */
  country?: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

interface Props<T, N extends string> extends Omit<ListViewProps<T>, 'isFiltered' | 'onClear'> {
  /** What the address of the list asks for. */
  filters: Narrowed & Readonly<Record<N, readonly string[]>>;
  /** Filters of which several values may be chosen, by their names in the address. */
  many: readonly [name: N, label: string, values: readonly string[], textOf: (value: string) => string][];
  /** Before these, and behind all. */
  first?: ReactNode;
  last?: ReactNode;
  /** Between the filters and the list. */
  between?: ReactNode;
  /** What stays in the address, beside the order, when the filters are taken off. */
  keep?: readonly string[];
}

/** A list, and over it the words to search for and what else narrows it; all as the address says. */
export function FilteredList<T, N extends string>(props: Props<T, N>) {
  const { filters, many, first, last, between, keep = [], ...list } = props;
  const { t } = useTranslation('administration');
  const { change, clear } = useAddress();
  const clearFilters = () => clear([...keep, 'sortBy', 'order', 'pageSize']);
  return (
    <>
      <Box mb="5">
        <FilterBar label={t('filters.label')} {...(filters.isFiltered && { onClear: clearFilters })}>
          <SearchFilter
            label={t(`${list.words}.search`)}
            value={filters.search}
            onChange={(search) => change({ search })}
          />
          {first}
          {many.map(([name, label, values, textOf]) => (
            <ManyFilter
              key={name}
              label={label}
              chosen={filters[name]}
              onChange={(chosen) => change({ [name]: chosen })}
              options={values.map((value) => ({ value, label: textOf(value) }))}
            />
          ))}
          {'country' in filters && (
            <CountryFilter chosen={filters.country} onChange={(country) => change({ country })} />
          )}
          <PeriodFilter from={filters.from} to={filters.to} onChange={change} />
          {last}
        </FilterBar>
      </Box>
      {between}
      <ListView {...list} isFiltered={filters.isFiltered} onClear={clearFilters} />
    </>
  );
}
