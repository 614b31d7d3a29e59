import { languageNames } from '@portal/contracts';
import type { InboxItem } from '@portal/contracts/support/inbox';
import { formatDateTime, Link, useTranslation } from '@portal/platform';
import { Box, Flex, Text, Link as UiLink, VisuallyHidden } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { MessageStatusBadge } from '../answer-messages/MessageStatusBadge.tsx';
import { ageOf } from '../count-waiting/age.ts';
import { applicationMessages, liveChatOf } from '../navigation/paths.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { KindName } from './KindName.tsx';

interface Props {
  rows: readonly InboxItem[];
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

export const InboxTable = ({ rows, addressOf, onGive }: Props) => {
  const { t } = useTranslation('administration');
  return (
    <Table aria-label={t('inbox.title')}>
      <Thead>
        <Tr>
          <Th>{t('messages.subject')}</Th>
          <Th>{t('messages.from')}</Th>
          <Th>{t('messages.status')}</Th>
          <Th>{t('inbox.assignedTo')}</Th>
          <Th>{t('inbox.since')}</Th>
          <Th>
            <VisuallyHidden>{t('inbox.actions')}</VisuallyHidden>
          </Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((item) => (
          <Tr key={item.id} hover>
            <Td data-label={t('messages.subject')} maxW={{ md: '24rem' }}>
              <Box minW="0">
                <UiLink asChild quiet fontWeight="semibold" color="fg">
                  <Link to={placeOf(item, addressOf)} preventScrollReset>
                    <span dir="auto">{item.subject || t('inbox.untitled')}</span>
                  </Link>
                </UiLink>
                <Flex gap="3" wrap="wrap" textStyle="meta" color="fg.muted">
                  <KindName kind={item.kind} />
                  <bdi>{item.ticketNumber}</bdi>
                </Flex>
                <Text textStyle="meta" color="fg.muted" lineClamp={1} overflowWrap="anywhere">
                  <span dir="auto">{item.excerpt}</span>
                </Text>
              </Box>
            </Td>
            <Td data-label={t('messages.from')}>
              <div>
                <bdi>{item.fromName}</bdi>
                <Text textStyle="meta" color="fg.muted" lang={item.language}>
                  {languageNames[item.language]}
                </Text>
              </div>
            </Td>
            <Td data-label={t('messages.status')}>
              <div>
                <MessageStatusBadge status={item.state} />
                {item.rating !== null && (
                  <Text textStyle="meta" color="fg.muted">
                    {t('inbox.rating', { rating: item.rating })}
                  </Text>
                )}
              </div>
            </Td>
            <Td data-label={t('inbox.assignedTo')}>{item.assignedTo?.name ?? t('inbox.nobody')}</Td>
            <Td data-label={t('inbox.since')}>
              <Since item={item} />
            </Td>
            <Td>
              <ItemMenu item={item} onGive={() => onGive(item)} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};
