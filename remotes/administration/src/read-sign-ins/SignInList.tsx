import { loginOutcomes } from '@portal/contracts/identity/enums';
import { manyIn, useAddress, useQuery, useTranslation } from '@portal/platform';
import { ListFilters } from '../filter-list/ListFilters.tsx';
import { ListView } from '../show-list/ListView.tsx';
import { listInAddress } from '../show-list/list-in-address.ts';
import { SignInTable } from './SignInTable.tsx';
import { signInsPage } from './sign-ins.queries.ts';

/** The sign-ins of an account, or of `all`, with the filters of the address. */
export const SignInList = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('administration');
  const { params, change, clear } = useAddress();
  const filters = listInAddress(params, ['at'], { outcome: manyIn(params, 'outcome', loginOutcomes) });
  const { query, sorted, isFiltered } = filters;
  const list = useQuery(signInsPage({ ...query, userId }));
  const clearFilters = () => clear(['sortBy', 'order', 'pageSize']);
  return (
    <>
      <ListFilters
        searchLabel={t('signIns.search')}
        filters={filters}
        change={change}
        clear={clearFilters}
        many={[['outcome', t('signIns.outcome'), loginOutcomes, (value) => t(`signIns.outcomes.${value}`)]]}
      />
      <ListView
        query={list}
        name={t('signIns.title')}
        none={t('signIns.none')}
        isFiltered={isFiltered}
        onClear={clearFilters}
      >
        {(rows) => <SignInTable rows={rows} sorted={sorted} ofEveryone={userId === 'all'} />}
      </ListView>
    </>
  );
};
