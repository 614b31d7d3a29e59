import { interestStatuses, interestTypes } from '@portal/contracts/support/enums';
import { countryIn, manyIn, useAddress, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { InboxTabs } from '../count-waiting/InboxTabs.tsx';
import { FilteredList } from '../filter-list/FilteredList.tsx';
import { interests } from '../navigation/paths.ts';
import { ListHead } from '../show-list/ListHead.tsx';
import { listInAddress } from '../show-list/list-in-address.ts';
import { useOpened } from '../show-list/use-opened.ts';
import { InterestPanel } from './InterestPanel.tsx';
import { InterestTable } from './InterestTable.tsx';
import { interestsPage } from './interests.queries.ts';

/** `/workspace/interests`: who registered interest in the Fund, and who has been written to. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { params } = useAddress();
  const filters = listInAddress(params, ['createdAt'], {
    status: manyIn(params, 'status', interestStatuses),
    type: manyIn(params, 'type', interestTypes),
    country: countryIn(params),
  });
  const { open, show, addressOf } = useOpened('interest');
  const list = useQuery(interestsPage(filters.query));
  return (
    <WorkPage title={t('interests.title')}>
      <ListHead words="interests" query={list} />
      <InboxTabs current={interests} />
      <FilteredList
        query={list}
        filters={filters}
        words="interests"
        many={[
          ['status', t('messages.status'), interestStatuses, (value) => t(`interests.statuses.${value}`)],
          ['type', t('interests.type'), interestTypes, (value) => t(`interests.types.${value}`)],
        ]}
      >
        {(rows) => <InterestTable rows={rows} sorted={filters.sorted} addressOf={addressOf} />}
      </FilteredList>
      {open && <InterestPanel id={open} onClose={() => show(null)} />}
    </WorkPage>
  );
};
