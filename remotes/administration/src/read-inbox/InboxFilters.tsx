import { roleMay } from '@portal/contracts';
import { answersVisitors } from '@portal/contracts/access/permissions';
import type { InboxKind } from '@portal/contracts/support/enums';
import { useAddress, useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Box, Segmented } from '@portal/ui';
import { inboxWaiting } from '../count-waiting/inbox-waiting.queries.ts';
import { OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { holders, type inboxFilters, otherStates } from './inbox-filters.ts';

type Filters = ReturnType<typeof inboxFilters>;

/** The ways to write that somebody reads, each with how many wait once that is known. */
export const InboxKinds = ({ kind: chosen }: Pick<Filters, 'kind'>) => {
  const { t } = useTranslation('administration');
  const { change } = useAddress();
  const me = useSignedInUser();
  const { data: waiting } = useQuery(inboxWaiting);
  if (!answersVisitors(me)) return null;
  const hasChats = me.isChatAgent === 1 && roleMay(me.role, 'chat.answer');
  const named = (kind: InboxKind, count = 0) =>
    count > 0 ? t('inbox.kindCount', { kind: t(`inbox.kinds.${kind}`), count }) : t(`inbox.kinds.${kind}`);
  return (
    <Box mb="3">
      <Segmented
        label={t('inbox.kind')}
        value={chosen ?? 'ALL'}
        onChange={(value) => change({ kind: value === 'ALL' ? null : value })}
        options={[
          { value: 'ALL', label: t('inbox.all') },
          { value: 'CONTACT', label: named('CONTACT', waiting?.contact?.count) },
          { value: 'APPLICATION', label: named('APPLICATION', waiting?.application?.count) },
          ...(hasChats ? [{ value: 'CHAT', label: named('CHAT', waiting?.chat?.count) }] : []),
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
