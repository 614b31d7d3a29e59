import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import { formatDateTime, Link, useTranslation } from '@portal/platform';
import { Flag, HStack, Text, Link as UiLink } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { MessageStatusBadge } from './MessageStatusBadge.tsx';

interface Props {
  rows: readonly ContactMessage[];
  /** The address that opens a message and keeps the filters. */
  addressOf: (id: string) => string;
}

export const MessageTable = ({ rows, addressOf }: Props) => {
  const { t } = useTranslation('administration');
  return (
    <Table aria-label={t('messages.title')}>
      <Thead>
        <Tr>
          <Th>{t('messages.subject')}</Th>
          <Th>{t('messages.from')}</Th>
          <Th>{t('messages.topic')}</Th>
          <Th>{t('messages.status')}</Th>
          <Th end>{t('messages.received')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.id} hover>
            <Td data-label={t('messages.subject')}>
              <div>
                <UiLink asChild quiet fontWeight="semibold" color="fg">
                  <Link to={addressOf(row.id)} preventScrollReset>
                    <span dir="auto">{row.subject}</span>
                  </Link>
                </UiLink>
                <Text textStyle="meta" color="fg.muted">
                  <bdi>{row.ticketNumber}</bdi>
                </Text>
              </div>
            </Td>
            <Td data-label={t('messages.from')}>
              <HStack gap="2">
                {row.countryCode && <Flag code={row.countryCode} size={20} />}
                <span>
                  {row.firstName} {row.lastName}
                </span>
              </HStack>
            </Td>
            <Td data-label={t('messages.topic')}>{t(`topic.${row.topic}`)}</Td>
            <Td data-label={t('messages.status')}>
              <MessageStatusBadge status={row.status} />
            </Td>
            <Td end data-label={t('messages.received')}>
              {formatDateTime(row.createdAt)}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};
