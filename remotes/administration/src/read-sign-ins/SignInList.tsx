import { loginOutcomes } from '@portal/contracts/identity/enums';
import { useAddress, useQuery, useTranslation } from '@portal/platform';
import { ManyFilter } from '../filter-list/ChoiceFilter.tsx';
import { ListFilters } from '../filter-list/ListFilters.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import { ListView } from '../show-list/ListView.tsx';
import { SignInTable } from './SignInTable.tsx';
import { signInsPage } from './sign-ins.queries.ts';
import { signInsFilters } from './sign-ins-filters.ts';

/** The sign-ins of an account, or of `all`, with the filters of the address. */
export const SignInList = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('administration');
  const { params, change, clear } = useAddress();
  const filters = signInsFilters(params);
  const { query, sorted, outcome, from, to, isFiltered } = filters;
  const list = useQuery(signInsPage({ ...query, userId }));
  const clearFilters = () => clear(['sortBy', 'order', 'pageSize']);
  return (
    <>
      <ListFilters searchLabel={t('signIns.search')} filters={filters} change={change} clear={clearFilters}>
        <ManyFilter
          label={t('signIns.outcome')}
          chosen={outcome}
          onChange={(values) => change({ outcome: values })}
          options={loginOutcomes.map((value) => ({ value, label: t(`signIns.outcomes.${value}`) }))}
        />
        <PeriodFilter from={from} to={to} onChange={change} />
      </ListFilters>
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
