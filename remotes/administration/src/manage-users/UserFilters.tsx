import { userStatuses } from '@portal/contracts/identity/enums';
import { type AddressChanges, useTranslation } from '@portal/platform';
import { Box, Segmented } from '@portal/ui';
import { FilterBar, SearchFilter } from '@portal/ui/overlay';
import { ManyFilter, OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { CountryFilter } from '../filter-list/CountryFilter.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import { type usersFilters, userTypes } from './users-filters.ts';

interface Props {
  filters: ReturnType<typeof usersFilters>;
  change: (changes: AddressChanges) => void;
  clear: () => void;
}

export const UserFilters = ({ filters, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { type, search, status, country, isChatAgent, from, to, isFiltered } = filters;
  return (
    <Box mb="5">
      <Box mb="3">
        <Segmented
          label={t('users.type')}
          value={type}
          onChange={(value) => change({ type: value === 'all' ? null : value })}
          options={userTypes.map((value) => ({ value, label: t(`userTypes.${value}`) }))}
        />
      </Box>
      <FilterBar label={t('filters.label')} {...(isFiltered && { onClear: clear })}>
        <SearchFilter
          label={t('users.search')}
          value={search}
          onChange={(value) => change({ search: value })}
        />
        <ManyFilter
          label={t('users.status')}
          chosen={status}
          onChange={(values) => change({ status: values })}
          options={userStatuses.map((value) => ({ value, label: t(`userStatus.${value}`) }))}
        />
        <CountryFilter chosen={country} onChange={(code) => change({ country: code })} />
        <PeriodFilter from={from} to={to} onChange={change} />
        <OneFilter
          all={t('users.anyChat')}
          chosen={isChatAgent ? '1' : undefined}
          onChange={(agents) => change({ agents })}
          options={[{ value: '1', label: t('users.agents') }]}
        />
      </FilterBar>
    </Box>
  );
};
