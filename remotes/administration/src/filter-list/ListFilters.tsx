import { useAddress, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { FilterBar, SearchFilter } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
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

export interface ListFiltersProps<N extends string> {
  /** What the address of the list asks for. */
  filters: Narrowed & Readonly<Record<N, readonly string[]>>;
  clear: () => void;
  searchLabel: string;
  /** Filters of which several values may be chosen, by their names in the address. */
  many: readonly [name: N, label: string, values: readonly string[], textOf: (value: string) => string][];
  /** Before these, and behind all. */
  first?: ReactNode;
  children?: ReactNode;
}

/** Over a list: the words to search for, and what else narrows it. */
export const ListFilters = <N extends string>(props: ListFiltersProps<N>) => {
  const { searchLabel, filters, clear, many, first, children } = props;
  const { t } = useTranslation('administration');
  const { change } = useAddress();
  return (
    <Box mb="5">
      <FilterBar label={t('filters.label')} {...(filters.isFiltered && { onClear: clear })}>
        <SearchFilter label={searchLabel} value={filters.search} onChange={(search) => change({ search })} />
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
        {children}
      </FilterBar>
    </Box>
  );
};
