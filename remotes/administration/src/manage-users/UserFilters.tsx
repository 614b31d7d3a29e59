import { userStatuses } from '@portal/contracts/identity/enums';
import { useAddress, useTranslation } from '@portal/platform';
import { Box, Segmented } from '@portal/ui';
import { OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { ListFilters } from '../filter-list/ListFilters.tsx';
import { type usersFilters, userTypes } from './users-filters.ts';

interface Props {
  filters: ReturnType<typeof usersFilters>;
  clear: () => void;
}

export const UserFilters = ({ filters, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { change } = useAddress();
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
