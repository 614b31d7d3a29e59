import { APPLICATION_WORDS } from '@portal/application-view';
import type { Status } from '@portal/contracts/applications/enums';
import { type AddressChanges, useTranslation } from '@portal/platform';
import { Box, Button, Segmented } from '@portal/ui';
import { ActiveFilter, FilterBar, FilterChip, Menu, SearchFilter } from '@portal/ui/overlay';
import type { queueFilters } from './queue-filters.ts';

interface Props {
  filters: ReturnType<typeof queueFilters>;
  change: (changes: AddressChanges) => void;
  clear: () => void;
  counts: readonly { status: Status; count: number }[];
}

/** Fund, status, "assigned to me", what has no reviewer, and search; each active one can be taken off by itself. */
export const Filters = ({ filters, change, clear, counts }: Props) => {
  const { t } = useTranslation('review');
  const { t: word } = useTranslation(APPLICATION_WORDS);
  const { search, status, fund, mine, unassigned, isFiltered } = filters;
  const toggle = (value: string) => {
    const next = (status as string[]).includes(value)
      ? status.filter((one) => one !== value)
      : [...status, value];
    change({ status: next });
  };
  return (
    <Box mb="5">
      <Box mb="3">
        <Segmented
          label={t('filters.fund')}
          value={fund}
          onChange={(value) => change({ fund: value === 'all' ? null : value })}
          options={[
            { value: 'all', label: t('filters.allFunds') },
            { value: 'BASE_FUND', label: word('fundType.BASE_FUND') },
            { value: 'CREDIT_FUND', label: word('fundType.CREDIT_FUND') },
          ]}
        />
      </Box>
      <FilterBar label={t('filters.label')} {...(isFiltered && { onClear: clear })}>
        <SearchFilter
          size="sm"
          label={t('filters.search')}
          value={search}
          onChange={(value) => change({ search: value })}
        />
        <Menu
          stayOpen
          trigger={<FilterChip active={status.length > 0}>{t('filters.status')}</FilterChip>}
          onSelect={toggle}
          items={counts.map(({ status: value, count }) => ({
            value,
            label: `${word(`staffStatus.${value}`)} (${count})`,
            checked: (status as string[]).includes(value),
          }))}
        />
        {status.map((value) => (
          <ActiveFilter key={value} label={word(`staffStatus.${value}`)} onRemove={() => toggle(value)} />
        ))}
        {mine ? (
          <ActiveFilter label={t('filters.mine')} onRemove={() => change({ mine: null })} />
        ) : (
          <Button variant="outline" size="sm" onClick={() => change({ mine: '1' })}>
            {t('filters.mine')}
          </Button>
        )}
        {unassigned && (
          <ActiveFilter label={t('filters.unassigned')} onRemove={() => change({ unassigned: null })} />
        )}
      </FilterBar>
    </Box>
  );
};
