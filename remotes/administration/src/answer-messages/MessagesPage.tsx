import { contactStatuses, contactTopics } from '@portal/contracts/support/enums';
import { countryIn, manyIn, useAddress, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { InboxTabs } from '../count-waiting/InboxTabs.tsx';
import { FilteredList } from '../filter-list/FilteredList.tsx';
import { contactMessages } from '../navigation/paths.ts';
import { ListHead } from '../show-list/ListHead.tsx';
import { listInAddress } from '../show-list/list-in-address.ts';
import { useOpened } from '../show-list/use-opened.ts';
import { MessagePanel } from './MessagePanel.tsx';
import { MessageTable } from './MessageTable.tsx';
import { messagesPage } from './messages.queries.ts';
import { useNextMessage } from './use-next-message.ts';

/** `/workspace/contact-us`: what visitors wrote, and the replies. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { params } = useAddress();
  const filters = listInAddress(params, ['createdAt', 'status', 'topic', 'lastName'], {
    status: manyIn(params, 'status', contactStatuses),
    topic: manyIn(params, 'topic', contactTopics),
    country: countryIn(params),
  });
  const { open, show, addressOf } = useOpened('message');
  const list = useQuery(messagesPage(filters.query));
  const next = useNextMessage(
    list.data?.data.map(({ id }) => id),
    open,
  );
  return (
    <WorkPage title={t('messages.title')}>
      <ListHead words="messages" query={list} />
      <InboxTabs current={contactMessages} />
      <FilteredList
        query={list}
        filters={filters}
        words="messages"
        many={[
          ['status', t('messages.status'), contactStatuses, (value) => t(`messageStatus.${value}`)],
          ['topic', t('messages.topic'), contactTopics, (value) => t(`topic.${value}`)],
        ]}
      >
        {(rows) => <MessageTable rows={rows} sorted={filters.sorted} addressOf={addressOf} />}
      </FilteredList>
      {open && (
        <MessagePanel id={open} onNext={next ? () => show(next) : undefined} onClose={() => show(null)} />
      )}
    </WorkPage>
  );
};
