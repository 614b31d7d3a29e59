import { languageNames, languages } from '@portal/contracts';
import type { InboxKind } from '@portal/contracts/support/enums';
import type { InboxWaiting } from '@portal/contracts/support/inbox';
import { type AddressChanges, useTranslation } from '@portal/platform';
import { Box, Segmented } from '@portal/ui';
import { FilterBar, SearchFilter } from '@portal/ui/overlay';
import { ManyFilter, OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import { holders, type inboxFilters, otherStates } from './inbox-filters.ts';

interface Props {
  filters: ReturnType<typeof inboxFilters>;
  waiting: InboxWaiting | undefined;
  change: (changes: AddressChanges) => void;
  clear: () => void;
}

/** The ways to write that somebody reads, each with how many wait. */
const Kinds = ({ filters, waiting, change }: Omit<Props, 'clear'>) => {
  const { t } = useTranslation('administration');
  const counts: [InboxKind, InboxWaiting[keyof InboxWaiting] | undefined][] = [
    ['CONTACT', waiting?.contact],
    ['APPLICATION', waiting?.application],
    ['CHAT', waiting?.chat],
  ];
  const read = counts.flatMap(([kind, facts]) => (facts ? [{ kind, count: facts.count }] : []));
  if (read.length < 2) return null;
  const named = (kind: InboxKind, count: number) =>
    count > 0 ? t('inbox.kindCount', { kind: t(`inbox.kinds.${kind}`), count }) : t(`inbox.kinds.${kind}`);
  return (
    <Box mb="3">
      <Segmented
        label={t('inbox.kind')}
        value={filters.kind ?? 'ALL'}
        onChange={(value) => change({ kind: value === 'ALL' ? null : value })}
        options={[
          { value: 'ALL', label: t('inbox.all') },
          ...read.map(({ kind, count }) => ({ value: kind, label: named(kind, count) })),
        ]}
      />
    </Box>
  );
};

export const InboxFilters = ({ filters, waiting, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { search, state, assignedTo, language, from, to, isFiltered } = filters;
  return (
    <Box mb="5">
      <Kinds filters={filters} waiting={waiting} change={change} />
      <FilterBar label={t('filters.label')} {...(isFiltered && { onClear: clear })}>
        <SearchFilter
          label={t('inbox.search')}
          value={search}
          onChange={(value) => change({ search: value })}
        />
        <OneFilter
          all={t('inbox.waiting')}
          chosen={state}
          onChange={(value) => change({ state: value })}
          options={otherStates.map((value) => ({
            value,
            label: value === 'ALL' ? t('inbox.anyState') : t(`messageStatus.${value}`),
          }))}
        />
        <OneFilter
          all={t('inbox.anybody')}
          chosen={assignedTo}
          onChange={(value) => change({ assignedTo: value })}
          options={holders.map((value) => ({ value, label: t(`inbox.holders.${value}`) }))}
        />
        <ManyFilter
          label={t('messages.language')}
          chosen={language}
          onChange={(values) => change({ language: values })}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <PeriodFilter from={from} to={to} onChange={change} />
      </FilterBar>
    </Box>
  );
};
