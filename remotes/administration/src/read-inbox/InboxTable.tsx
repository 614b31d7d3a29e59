import { languageNames } from '@portal/contracts';
import type { InboxKind } from '@portal/contracts/support/enums';
import type { InboxItem } from '@portal/contracts/support/inbox';
import { formatDateTime, TextLink, useLocation, useTranslation } from '@portal/platform';
import { Box, Flex, MetaText } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { FileText, type LucideIcon, Mail, MessageSquare } from 'lucide-react';
import { MessageStatusBadge } from '../answer-messages/MessageStatusBadge.tsx';
import { ageOf } from '../count-waiting/waiting-time.ts';
import { applicationMessages, liveChatOf } from '../navigation/paths.ts';
import { ListTable, type Sorted } from '../show-list/ListTable.tsx';
import { ItemMenu } from './ItemMenu.tsx';

const icons: Record<InboxKind, LucideIcon> = { CONTACT: Mail, APPLICATION: FileText, CHAT: MessageSquare };

/** By which way somebody wrote. */
const KindName = ({ kind }: { kind: InboxKind }) => {
  const { t } = useTranslation('administration');
  const Icon = icons[kind];
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5">
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {t(`inbox.kinds.${kind}`)}
    </Flex>
  );
};

interface Props {
  rows: readonly InboxItem[];
  sorted: Sorted;
  /** The address that shows a message or a chat that is over beside the list. */
  addressOf: (id: string) => string;
  onGive: (item: InboxItem) => void;
}

/** Where an item is answered: its own place, or the panel beside the list. */
const placeOf = ({ kind, id, state }: InboxItem, addressOf: Props['addressOf']): string => {
  if (kind === 'APPLICATION') return applicationMessages(id);
  return kind === 'CHAT' && state !== 'CLOSED' ? liveChatOf(id) : addressOf(id);
};

const Since = ({ item: { waitingSince, lastActivityAt } }: { item: InboxItem }) => {
  const { t } = useTranslation('administration');
  if (waitingSince === null) return formatDateTime(lastActivityAt);
  const { unit, count } = ageOf(waitingSince, Date.now());
  return (
    <Box as="span" title={formatDateTime(waitingSince)}>
      {t(`inbox.waits.${unit}`, { count })}
    </Box>
  );
};

export const InboxTable = ({ rows, sorted, addressOf, onGive }: Props) => {
  const { t } = useTranslation('administration');
  // As it is left, for the way back from an application.
  const { search } = useLocation();
  const columns: DataColumn<InboxItem>[] = [
    {
      id: 'subject',
      header: t('messages.subject'),
      width: 'min(24rem, 26vw)',
      cell: (item) => (
        <>
          <TextLink
            to={placeOf(item, addressOf)}
            state={{ inbox: search }}
            preventScrollReset
            quiet
            fontWeight="semibold"
            color="fg"
          >
            <Box as="span" dir="auto" overflowWrap="anywhere">
              {item.subject || t('inbox.untitled')}
            </Box>
          </TextLink>
          <Flex columnGap="3" wrap="wrap" textStyle="meta" color="fg.muted">
            <KindName kind={item.kind} />
            <bdi>{item.ticketNumber}</bdi>
          </Flex>
          {/* Cut at its own end, on the page's side. */}
          <MetaText dir="auto" textAlign="match-parent" lineClamp={1} overflowWrap="anywhere">
            {item.excerpt}
          </MetaText>
        </>
      ),
    },
    {
      id: 'from',
      header: t('messages.from'),
      cell: (item) => (
        <>
          <Box as="bdi" display="block" minW="7rem" overflowWrap="anywhere">
            {item.fromName}
          </Box>
          <MetaText lang={item.language}>{languageNames[item.language]}</MetaText>
        </>
      ),
    },
    {
      id: 'status',
      header: t('messages.status'),
      cell: (item) => (
        <>
          <MessageStatusBadge status={item.state} />
          {item.rating !== null && <MetaText>{t('inbox.rating', { rating: item.rating })}</MetaText>}
        </>
      ),
    },
    {
      id: 'assignedTo',
      header: t('inbox.assignedTo'),
      cell: (item) => item.assignedTo?.name ?? t('inbox.nobody'),
    },
    { id: sorted.sortBy, header: t('inbox.since'), sorts: 'DESC', cell: (item) => <Since item={item} /> },
    {
      id: 'actions',
      header: t('inbox.actions'),
      hideHeader: true,
      cell: (item) => <ItemMenu item={item} onGive={() => onGive(item)} />,
    },
  ];
  return (
    <ListTable
      label={t('inbox.title')}
      columns={columns}
      rows={rows}
      rowName={({ ticketNumber }) => ticketNumber}
      sorted={sorted}
    />
  );
};
