import { type AddressChanges, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { FilterBar, SearchFilter } from '@portal/ui/overlay';
import type { ReactNode } from 'react';

/** What the address of a list asks for, and how that is changed. */
export interface Filtering<Filters> {
  filters: Filters;
  change: (changes: AddressChanges) => void;
  clear: () => void;
}

interface Props extends Filtering<{ search: string; isFiltered: boolean }> {
  searchLabel: string;
  children: ReactNode;
}

/** Over a list: the words to search for, and what else narrows it. */
export const ListFilters = ({ searchLabel, filters, change, clear, children }: Props) => {
  const { t } = useTranslation('administration');
  return (
    <Box mb="5">
      <FilterBar label={t('filters.label')} {...(filters.isFiltered && { onClear: clear })}>
        <SearchFilter label={searchLabel} value={filters.search} onChange={(search) => change({ search })} />
        {children}
      </FilterBar>
    </Box>
  );
};
