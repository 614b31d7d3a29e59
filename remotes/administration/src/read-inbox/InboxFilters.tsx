import type { InboxKind } from '@portal/contracts/support/enums';
import type { InboxWaiting } from '@portal/contracts/support/inbox';
import { useAddress, useTranslation } from '@portal/platform';
import { Box, Segmented } from '@portal/ui';
import { OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { holders, type inboxFilters, otherStates } from './inbox-filters.ts';

type Filters = ReturnType<typeof inboxFilters>;

interface KindsProps extends Pick<Filters, 'kind'> {
  waiting: InboxWaiting | undefined;
}

/** The ways to write that somebody reads, each with how many wait. */
export const InboxKinds = ({ kind: chosen, waiting }: KindsProps) => {
  const { t } = useTranslation('administration');
  const { change } = useAddress();
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
        value={chosen ?? 'ALL'}
        onChange={(value) => change({ kind: value === 'ALL' ? null : value })}
        options={[
          { value: 'ALL', label: t('inbox.all') },
          ...read.map(({ kind, count }) => ({ value: kind, label: named(kind, count) })),
        ]}
      />
    </Box>
  );
};

/** Before the other filters: how an item stands, and who has it. */
export const InboxStates = ({ state, assignedTo }: Pick<Filters, 'state' | 'assignedTo'>) => {
  const { t } = useTranslation('administration');
  const { change } = useAddress();
  return (
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
  );
};
