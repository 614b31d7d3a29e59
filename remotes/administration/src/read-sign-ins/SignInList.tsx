import { getLoginHistory } from '@portal/contracts/calls/identity/profile';
import { loginOutcomes } from '@portal/contracts/identity/enums';
import type { LoginHistoryQuery } from '@portal/contracts/identity/profile';
import { manyIn, pageQuery, useAddress, useQuery, useTranslation } from '@portal/platform';
import { usersKey } from '../change-user/users.queries.ts';
import { FilteredList } from '../filter-list/FilteredList.tsx';
import { listInAddress } from '../show-list/list-in-address.ts';
import { SignInTable } from './SignInTable.tsx';

/** Attempts to sign in, newest first; of one account or of `all`. */
const signInsPage = (query: LoginHistoryQuery & { userId: string }) =>
  pageQuery([...usersKey, 'sign-ins', query], getLoginHistory, { query });

/** The sign-ins of an account, or of `all`, with the filters of the address. */
export const SignInList = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('administration');
  const { params } = useAddress();
  const filters = listInAddress(params, ['at'], { outcome: manyIn(params, 'outcome', loginOutcomes) });
  const list = useQuery(signInsPage({ ...filters.query, userId }));
  return (
    <FilteredList
      query={list}
      filters={filters}
      words="signIns"
      many={[['outcome', t('signIns.outcome'), loginOutcomes, (value) => t(`signIns.outcomes.${value}`)]]}
    >
      {(rows) => <SignInTable rows={rows} sorted={filters.sorted} ofEveryone={userId === 'all'} />}
    </FilteredList>
  );
};
