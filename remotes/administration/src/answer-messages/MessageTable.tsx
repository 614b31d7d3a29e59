import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import { formatDateTime, TextLink, useTranslation } from '@portal/platform';
import { Box, Flag, HStack, MetaText } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { ListTable, type Sorted } from '../show-list/ListTable.tsx';
import { MessageStatusBadge } from './MessageStatusBadge.tsx';

interface Props {
  rows: readonly ContactMessage[];
  sorted: Sorted;
  /** The address that opens a message and keeps the filters. */
  addressOf: (id: string) => string;
}

export const MessageTable = ({ rows, sorted, addressOf }: Props) => {
  const { t } = useTranslation('administration');
  const columns: DataColumn<ContactMessage>[] = [
    {
      id: 'subject',
      header: t('messages.subject'),
      cell: (row) => (
        <>
          <TextLink to={addressOf(row.id)} preventScrollReset quiet fontWeight="semibold" color="fg">
            <Box as="span" dir="auto" overflowWrap="anywhere">
              {row.subject}
            </Box>
          </TextLink>
          <MetaText>
            <bdi>{row.ticketNumber}</bdi>
          </MetaText>
        </>
      ),
    },
    {
      id: 'lastName',
      header: t('messages.from'),
      sorts: 'ASC',
      cell: (row) => (
        <HStack gap="2">
          {row.countryCode && <Flag code={row.countryCode} size={20} />}
          <Box as="span" overflowWrap="anywhere">
            {row.firstName} {row.lastName}
          </Box>
        </HStack>
      ),
    },
    { id: 'topic', header: t('messages.topic'), sorts: 'ASC', cell: (row) => t(`topic.${row.topic}`) },
    {
      id: 'status',
      header: t('messages.status'),
      sorts: 'ASC',
      cell: (row) => <MessageStatusBadge status={row.status} />,
    },
    {
      id: 'createdAt',
      header: t('messages.received'),
      sorts: 'DESC',
      end: true,
      cell: (row) => formatDateTime(row.createdAt),
    },
  ];
  return (
    <ListTable
      label={t('messages.title')}
      columns={columns}
      rows={rows}
      rowName={({ ticketNumber }) => ticketNumber}
      sorted={sorted}
    />
  );
};
