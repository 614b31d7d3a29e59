import { REVIEWER } from '@portal/contracts';
import type { InboxItem } from '@portal/contracts/support/inbox';
import { useSignedInUser, useTranslation } from '@portal/platform';
import { IconButton } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { Archive, EllipsisVertical, Hand, type LucideIcon, MailOpen, Undo2, UserPlus } from 'lucide-react';
import { useAssign, useSetInboxState } from './inbox.queries.ts';

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
  const entry = (isShown: boolean, label: string, Icon: LucideIcon, act: () => void) =>
    isShown ? [{ value: label, label, icon: <Icon size={18} strokeWidth={1.75} aria-hidden />, act }] : [];
  const isClosed = state === 'CLOSED';
  const assignTo = (assigneeId: string | null) => assign.mutate({ kind, id, assigneeId, assigneeBefore });
  const settle = () => setState.mutate({ id, state: isClosed ? 'OPEN' : 'CLOSED' });
  const settleText = t(isClosed ? 'messages.set.OPEN' : 'inbox.settle');
  const shown = [
    ...entry(!isMine && (!isReviewer || assignedTo === null), t('inbox.take'), Hand, () => assignTo(me)),
    ...entry(!isReviewer, t('inbox.give'), UserPlus, onGive),
    ...entry(assignedTo !== null && (isMine || !isReviewer), t('inbox.release'), Undo2, () => assignTo(null)),
    ...entry(kind === 'APPLICATION', settleText, isClosed ? MailOpen : Archive, settle),
  ];
  if (shown.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton aria-label={t('inbox.actionsFor', { name: item.ticketNumber })}>
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      }
      onSelect={(value) => shown.find((entry) => entry.value === value)?.act()}
      items={shown.map(({ act: _, ...one }) => one)}
    />
  );
};
