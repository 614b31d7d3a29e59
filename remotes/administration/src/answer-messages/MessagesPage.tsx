import { contactStatuses, contactTopics } from '@portal/contracts/support/enums';
import { addressWith, useAddress, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { PageHead } from '@portal/ui/overlay';
import { InboxTabs } from '../count-waiting/InboxTabs.tsx';
import { ManyFilter } from '../filter-list/ChoiceFilter.tsx';
import { CountryFilter } from '../filter-list/CountryFilter.tsx';
import { type Filtering, ListFilters } from '../filter-list/ListFilters.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import { contactMessages } from '../navigation/paths.ts';
import { ListCount } from '../show-list/ListCount.tsx';
import { ListView } from '../show-list/ListView.tsx';
import { MessagePanel } from './MessagePanel.tsx';
import { MessageTable } from './MessageTable.tsx';
import { messagesPage } from './messages.queries.ts';
import { messagesFilters } from './messages-filters.ts';

type Props = Filtering<ReturnType<typeof messagesFilters>>;

const MessageFilters = ({ filters, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { status, topic, country, from, to } = filters;
  return (
    <ListFilters searchLabel={t('messages.search')} filters={filters} change={change} clear={clear}>
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
    </ListFilters>
  );
};

/** `/workspace/contact-us`: what visitors wrote, and the replies. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { params, change, clear } = useAddress();
  const filters = messagesFilters(params);
  const { query, isFiltered, open } = filters;
  const list = useQuery(messagesPage(query));
  const page = params.get('page');
  /** Opening and closing a message stays on the page of the list. */
  const opened = (message: string | null) => ({ message, page });
  const clearFilters = () => clear(['sortBy', 'order', 'pageSize']);
  return (
    <WorkPage title={t('messages.title')}>
      <PageHead
        title={t('messages.title')}
        lead={<ListCount query={list}>{(count) => t('messages.count', { count })}</ListCount>}
      />
      <InboxTabs current={contactMessages} />
      <MessageFilters filters={filters} change={change} clear={clearFilters} />
      <ListView
        query={list}
        name={t('messages.title')}
        none={t('messages.none')}
        isFiltered={isFiltered}
        onClear={clearFilters}
      >
        {(rows) => (
          <MessageTable
            rows={rows}
            sorted={filters.sorted}
            addressOf={(id) => `?${addressWith(params, opened(id))}`}
          />
        )}
      </ListView>
      {open && <MessagePanel id={open} onClose={() => change(opened(null))} />}
    </WorkPage>
  );
};
