import type { Interest } from '@portal/contracts/support/interest';
import { formatDateTime, Link, useTranslation } from '@portal/platform';
import { Box, Flag, HStack, Text, Link as UiLink } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { InterestStatusBadge } from './InterestStatusBadge.tsx';

interface Props {
  rows: readonly Interest[];
  /** The address that opens a registration and keeps the filters. */
  addressOf: (id: string) => string;
}

export const InterestTable = ({ rows, addressOf }: Props) => {
  const { t } = useTranslation('administration');
  return (
    <Table aria-label={t('interests.title')}>
      <Thead>
        <Tr>
          <Th>{t('messages.from')}</Th>
          <Th>{t('interests.type')}</Th>
          <Th>{t('messages.status')}</Th>
          <Th end>{t('interests.received')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.id} hover>
            <Td data-label={t('messages.from')}>
              <Box minW="0">
                <HStack gap="2">
                  {row.countryCode && <Flag code={row.countryCode} size={20} />}
                  <UiLink asChild quiet fontWeight="semibold" color="fg">
                    <Link to={addressOf(row.id)} preventScrollReset>
                      <bdi>
                        {row.firstName} {row.lastName}
                      </bdi>
                    </Link>
                  </UiLink>
                </HStack>
                <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
                  <bdi>{row.organisation ?? row.email}</bdi>
                </Text>
              </Box>
            </Td>
            <Td data-label={t('interests.type')}>{t(`interests.types.${row.type}`)}</Td>
            <Td data-label={t('messages.status')}>
              <div>
                <InterestStatusBadge status={row.status} />
                {row.statusBy && (
                  <Text textStyle="meta" color="fg.muted">
                    <bdi>{row.statusBy}</bdi>
                  </Text>
                )}
              </div>
            </Td>
            <Td end data-label={t('interests.received')}>
              {formatDateTime(row.createdAt)}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};
