import { type Language, languageNames, languages } from '@portal/contracts';
import type { InboxKind } from '@portal/contracts/support/enums';
import type { InboxWaiting } from '@portal/contracts/support/inbox';
import { useTranslation } from '@portal/platform';
import { Box, Segmented } from '@portal/ui';
import { OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { type Filtering, ListFilters } from '../filter-list/ListFilters.tsx';
import { holders, type inboxFilters, otherStates } from './inbox-filters.ts';

interface Props extends Filtering<ReturnType<typeof inboxFilters>> {
  waiting: InboxWaiting | undefined;
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
  const { state, assignedTo } = filters;
  return (
    <>
      <Kinds filters={filters} waiting={waiting} change={change} />
      <ListFilters
        searchLabel={t('inbox.search')}
        filters={filters}
        clear={clear}
        first={
          <>
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
          </>
        }
        many={[['language', t('messages.language'), languages, (value) => languageNames[value as Language]]]}
      />
    </>
  );
};
