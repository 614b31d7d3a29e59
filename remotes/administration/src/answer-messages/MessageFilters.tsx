import { contactStatuses, contactTopics } from '@portal/contracts/support/enums';
import { type AddressChanges, useTranslation } from '@portal/platform';
import { FilterBar, SearchFilter } from '@portal/ui/overlay';
import { ManyFilter } from '../filter-list/ChoiceFilter.tsx';
import { CountryFilter } from '../filter-list/CountryFilter.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import type { messagesFilters } from './messages-filters.ts';

interface Props {
  filters: ReturnType<typeof messagesFilters>;
  change: (changes: AddressChanges) => void;
  clear: () => void;
}

export const MessageFilters = ({ filters, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { search, status, topic, country, from, to, isFiltered } = filters;
  return (
    <FilterBar label={t('filters.label')} {...(isFiltered && { onClear: clear })}>
      <SearchFilter
        label={t('messages.search')}
        value={search}
        onChange={(value) => change({ search: value })}
      />
      <ManyFilter
        label={t('messages.status')}
        chosen={status}
        onChange={(values) => change({ status: values })}
        options={contactStatuses.map((value) => ({ value, label: t(`messageStatus.${value}`) }))}
      />
      <ManyFilter
        label={t('messages.topic')}
        chosen={topic}
        onChange={(values) => change({ topic: values })}
        options={contactTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
      />
      <CountryFilter chosen={country} onChange={(code) => change({ country: code })} />
      <PeriodFilter from={from} to={to} onChange={change} />
    </FilterBar>
  );
};
