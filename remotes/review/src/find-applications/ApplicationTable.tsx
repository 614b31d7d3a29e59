import { FundMark, StatusBadge } from '@portal/application-view';
import type { QueueRow } from '@portal/contracts/review/queue';
import { formatDateShort, formatMoney, Link, useTranslation } from '@portal/platform';
import { Box, Flag, HStack, Text, Link as UiLink } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { applicationDesk } from '../navigation/paths.ts';

/** What the signed-in person still has to do with a row, in a few words. */
const useTurn = () => {
  const { t } = useTranslation('review');
  return (row: QueueRow): string | undefined => {
    if (row.isOwnEntry) return t('row.ownEntry');
    if (row.myDeclaration === 'CONFLICT') return t('row.conflict');
    if (row.myState === 'SUBMITTED') return t('row.recommended');
    if (row.myState === 'ACCEPTED') return t('row.yourTurn');
    return row.myDeclaration === null && row.myState === 'PENDING' ? t('row.declare') : undefined;
  };
};

export const ApplicationTable = ({ rows }: { rows: readonly QueueRow[] }) => {
  const { t } = useTranslation('review');
  const turnOf = useTurn();
  return (
    <Table aria-label={t('queue.table')}>
      <Thead>
        <Tr>
          <Th>{t('columns.application')}</Th>
          <Th>{t('columns.organisation')}</Th>
          <Th>{t('columns.status')}</Th>
          <Th end>{t('columns.requested')}</Th>
          <Th end>{t('columns.sent')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => {
          const turn = turnOf(row);
          return (
            <Tr key={row.id} hover>
              <Td data-label={t('columns.application')}>
                <HStack gap="3" align="start">
                  <Box flexShrink="0">
                    <FundMark fundType={row.fundType} size={28} />
                  </Box>
                  <Box minW="0">
                    <UiLink asChild quiet fontWeight="semibold">
                      <Link to={applicationDesk(row.id)}>{row.projectTitle ?? t('row.untitled')}</Link>
                    </UiLink>
                    <Text textStyle="meta" color="fg.muted">
                      <bdi>{row.applicationNumber}</bdi>
                      {turn && `, ${turn}`}
                    </Text>
                  </Box>
                </HStack>
              </Td>
              <Td data-label={t('columns.organisation')}>
                <HStack gap="2">
                  {row.countryCode && <Flag code={row.countryCode} size={20} />}
                  <span>{row.organisationName ?? '–'}</span>
                </HStack>
              </Td>
              <Td data-label={t('columns.status')}>
                <StatusBadge status={row.status} audience="staff" />
              </Td>
              <Td end data-label={t('columns.requested')}>
                {row.amountRequested ? formatMoney(row.amountRequested) : '–'}
              </Td>
              <Td end data-label={t('columns.sent')}>
                <Box as="span" whiteSpace="nowrap">
                  {formatDateShort(row.submittedAt)}
                </Box>
              </Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
};
