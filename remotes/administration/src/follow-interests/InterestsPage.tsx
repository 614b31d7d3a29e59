import { interestStatuses, interestTypes } from '@portal/contracts/support/enums';
import { addressWith, useAddress, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { PageHead } from '@portal/ui/overlay';
import { InboxTabs } from '../count-waiting/InboxTabs.tsx';
import { ManyFilter } from '../filter-list/ChoiceFilter.tsx';
import { CountryFilter } from '../filter-list/CountryFilter.tsx';
import { type Filtering, ListFilters } from '../filter-list/ListFilters.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import { interests } from '../navigation/paths.ts';
import { ListCount } from '../show-list/ListCount.tsx';
import { ListView } from '../show-list/ListView.tsx';
import { InterestPanel } from './InterestPanel.tsx';
import { InterestTable } from './InterestTable.tsx';
import { interestsPage } from './interests.queries.ts';
import { interestsFilters } from './interests-filters.ts';

type Props = Filtering<ReturnType<typeof interestsFilters>>;

const InterestFilters = ({ filters, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { status, type, country, from, to } = filters;
  return (
    <ListFilters searchLabel={t('interests.search')} filters={filters} change={change} clear={clear}>
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
    </ListFilters>
  );
};

/** `/workspace/interests`: who registered interest in the Fund, and who has been written to. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { params, change, clear } = useAddress();
  const filters = interestsFilters(params);
  const { query, isFiltered, open } = filters;
  const list = useQuery(interestsPage(query));
  const page = params.get('page');
  /** Opening and closing a registration stays on the page of the list. */
  const opened = (interest: string | null) => ({ interest, page });
  const clearFilters = () => clear(['sortBy', 'order', 'pageSize']);
  return (
    <WorkPage title={t('interests.title')}>
      <PageHead
        title={t('interests.title')}
        lead={<ListCount query={list}>{(count) => t('interests.count', { count })}</ListCount>}
      />
      <InboxTabs current={interests} />
      <InterestFilters filters={filters} change={change} clear={clearFilters} />
      <ListView
        query={list}
        name={t('interests.title')}
        none={t('interests.none')}
        isFiltered={isFiltered}
        onClear={clearFilters}
      >
        {(rows) => (
          <InterestTable
            rows={rows}
            sorted={filters.sorted}
            addressOf={(id) => `?${addressWith(params, opened(id))}`}
          />
        )}
      </ListView>
      {open && <InterestPanel id={open} onClose={() => change(opened(null))} />}
    </WorkPage>
  );
};
