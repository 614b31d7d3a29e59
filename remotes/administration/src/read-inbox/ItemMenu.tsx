import { REVIEWER } from '@portal/contracts';
import type { InboxItem } from '@portal/contracts/support/inbox';
import { useSignedInUser, useTranslation } from '@portal/platform';
import { IconButton } from '@portal/ui';
import { Menu, type MenuEntry } from '@portal/ui/overlay';
import { Archive, EllipsisVertical, Hand, MailOpen, Undo2, UserPlus } from 'lucide-react';
import { useAssign, useSetInboxState } from './inbox.queries.ts';

const size = { size: 18, strokeWidth: 1.75, 'aria-hidden': true };

interface Props {
  item: InboxItem;
  /** To somebody else. */
  onGive: () => void;
}

/** What somebody can do with an item without opening it. A chat is taken and handed over in the agent console. */
export const ItemMenu = ({ item, onGive }: Props) => {
  const { t } = useTranslation('administration');
  const { id: me, role } = useSignedInUser();
  const assign = useAssign();
  const setState = useSetInboxState();
  const { id, kind, state, assignedTo } = item;
  if (kind === 'CHAT') return null;
  const assigneeBefore = assignedTo?.id ?? null;
  const isMine = assigneeBefore === me;
  const isReviewer = role === REVIEWER;
  const entries: (MenuEntry & { isShown: boolean; act: () => void })[] = [
    {
      value: 'take',
      isShown: !isMine && (!isReviewer || assignedTo === null),
      label: t('inbox.take'),
      icon: <Hand {...size} />,
      act: () => assign.mutate({ kind, id, assigneeId: me, assigneeBefore }),
    },
    {
      value: 'give',
      isShown: !isReviewer,
      label: t('inbox.give'),
      icon: <UserPlus {...size} />,
      act: onGive,
    },
    {
      value: 'release',
      isShown: assignedTo !== null && (isMine || !isReviewer),
      label: t('inbox.release'),
      icon: <Undo2 {...size} />,
      act: () => assign.mutate({ kind, id, assigneeId: null, assigneeBefore }),
    },
    {
      value: 'settle',
      isShown: kind === 'APPLICATION',
      label: t(state === 'CLOSED' ? 'messages.set.OPEN' : 'inbox.settle'),
      icon: state === 'CLOSED' ? <MailOpen {...size} /> : <Archive {...size} />,
      act: () => setState.mutate({ id, state: state === 'CLOSED' ? 'OPEN' : 'CLOSED' }),
    },
  ];
  const shown = entries.filter(({ isShown }) => isShown);
  if (shown.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton aria-label={t('inbox.actionsFor', { name: item.ticketNumber })}>
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      }
      onSelect={(value) => shown.find((entry) => entry.value === value)?.act()}
      items={shown.map(({ isShown: _, act: __, ...entry }) => entry)}
    />
  );
};
