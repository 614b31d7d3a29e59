import { APPLICATION_WORDS } from '@portal/application-view';
import type { Status } from '@portal/contracts/applications/enums';
import { useTranslation } from '@portal/platform';
import { Box, Button, Field, SearchInput, Segmented } from '@portal/ui';
import { ActiveFilter, FilterBar, FilterChip, Menu } from '@portal/ui/overlay';
import { useEffect, useState } from 'react';
import type { useFilters } from './use-filters.ts';

type Chosen = ReturnType<typeof useFilters>;

interface Props {
  chosen: Chosen;
  counts: readonly { status: Status; count: number }[];
}

/** Typing settles for a moment before the list is asked for. */
const settleMs = 300;

const Search = ({ chosen }: { chosen: Chosen }) => {
  const { t } = useTranslation('review');
  const { search, change } = chosen;
  const [text, setText] = useState(search);
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => change({ search: text.trim() || null }), settleMs);
    return () => clearTimeout(timer);
  });
  return (
    <Box w={{ base: 'full', sm: '17rem' }}>
      <Field label={t('filters.search')} hideLabel>
        <SearchInput
          size="sm"
          placeholder={t('filters.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </Box>
  );
};

/** Fund, status, "assigned to me", what has no reviewer, and search; each active one can be taken off by itself. */
export const Filters = ({ chosen, counts }: Props) => {
  const { t } = useTranslation('review');
  const { t: word } = useTranslation(APPLICATION_WORDS);
  const { status, fund, mine, unassigned, change, clear, isFiltered } = chosen;
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
        <Search chosen={chosen} />
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
