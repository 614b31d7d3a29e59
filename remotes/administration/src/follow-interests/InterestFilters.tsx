import { interestStatuses, interestTypes } from '@portal/contracts/support/enums';
import { type AddressChanges, useTranslation } from '@portal/platform';
import { FilterBar, SearchFilter } from '@portal/ui/overlay';
import { ManyFilter } from '../filter-list/ChoiceFilter.tsx';
import { CountryFilter } from '../filter-list/CountryFilter.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import type { interestsFilters } from './interests-filters.ts';

interface Props {
  filters: ReturnType<typeof interestsFilters>;
  change: (changes: AddressChanges) => void;
  clear: () => void;
}

export const InterestFilters = ({ filters, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { search, status, type, country, from, to, isFiltered } = filters;
  return (
    <FilterBar label={t('filters.label')} {...(isFiltered && { onClear: clear })}>
      <SearchFilter
        label={t('interests.search')}
        value={search}
        onChange={(value) => change({ search: value })}
      />
      <ManyFilter
        label={t('messages.status')}
        chosen={status}
        onChange={(values) => change({ status: values })}
        options={interestStatuses.map((value) => ({ value, label: t(`interests.statuses.${value}`) }))}
      />
      <ManyFilter
        label={t('interests.type')}
        chosen={type}
        onChange={(values) => change({ type: values })}
        options={interestTypes.map((value) => ({ value, label: t(`interests.types.${value}`) }))}
      />
      <CountryFilter chosen={country} onChange={(code) => change({ country: code })} />
      <PeriodFilter from={from} to={to} onChange={change} />
    </FilterBar>
  );
};
