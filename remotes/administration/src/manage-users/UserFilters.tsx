import { userStatuses } from '@portal/contracts/identity/enums';
import { useTranslation } from '@portal/platform';
import { Box, Segmented } from '@portal/ui';
import { OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { type Filtering, ListFilters } from '../filter-list/ListFilters.tsx';
import { type usersFilters, userTypes } from './users-filters.ts';

type Props = Filtering<ReturnType<typeof usersFilters>>;

export const UserFilters = ({ filters, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { type, isChatAgent } = filters;
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
      <ListFilters
        searchLabel={t('users.search')}
        filters={filters}
        clear={clear}
        many={[['status', t('users.status'), userStatuses, (value) => t(`userStatus.${value}`)]]}
      >
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
