import { userStatuses } from '@portal/contracts/identity/enums';
import { useTranslation } from '@portal/platform';
import { Box, Segmented } from '@portal/ui';
import { ManyFilter, OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { CountryFilter } from '../filter-list/CountryFilter.tsx';
import { type Filtering, ListFilters } from '../filter-list/ListFilters.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import { type usersFilters, userTypes } from './users-filters.ts';

type Props = Filtering<ReturnType<typeof usersFilters>>;

export const UserFilters = ({ filters, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { type, status, country, isChatAgent, from, to } = filters;
  return (
    <>
      <Box mb="3">
        <Segmented
          label={t('users.type')}
          value={type}
          onChange={(value) => change({ type: value === 'all' ? null : value })}
          options={userTypes.map((value) => ({ value, label: t(`userTypes.${value}`) }))}
        />
      </Box>
      <ListFilters searchLabel={t('users.search')} filters={filters} change={change} clear={clear}>
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
      </ListFilters>
    </>
  );
};
