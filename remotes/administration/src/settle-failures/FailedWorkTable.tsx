import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import { formatDateTime, formatNumber, useTranslation } from '@portal/platform';
import { Box, Button, HStack, Text } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { useSettle } from './failures.queries.ts';

interface Props {
  rows: readonly FailedWork[];
  onDiscard: (work: FailedWork) => void;
}

export const FailedWorkTable = ({ rows, onDiscard }: Props) => {
  const { t } = useTranslation('administration');
  const settle = useSettle();
  return (
    <Table aria-label={t('failedWork.title')}>
      <Thead>
        <Tr>
          <Th>{t('failedWork.what')}</Th>
          <Th>{t('failedWork.reason')}</Th>
          <Th end>{t('failedWork.attempts')}</Th>
          <Th>{t('failedWork.failedAt')}</Th>
          <Th end>{t('failedWork.actions')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td data-label={t('failedWork.what')}>
              <Box minW="0">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {row.to === null ? t('failedWork.job') : t('failedWork.mail', { to: row.to })}
                </Text>
                <Text as="bdi" textStyle="meta" color="fg.muted">
                  {row.name}
                </Text>
              </Box>
            </Td>
            <Td data-label={t('failedWork.reason')}>
              <Text as="bdi" overflowWrap="anywhere">
                {row.reason ?? '—'}
              </Text>
            </Td>
            <Td end data-label={t('failedWork.attempts')}>
              {formatNumber(row.attempts)}
            </Td>
            <Td data-label={t('failedWork.failedAt')}>{formatDateTime(row.failedAt)}</Td>
            <Td end data-label={t('failedWork.actions')}>
              <HStack gap="2" justify="end" wrap="wrap">
                <Button
                  size="xs"
                  variant="outline"
                  loading={settle.isPending && settle.variables.id === row.id}
                  loadingText={t('failedWork.retry')}
                  onClick={() => settle.mutate({ id: row.id, decision: 'retry' })}
                >
                  {t('failedWork.retry')}
                </Button>
                <Button size="xs" variant="ghost" onClick={() => onDiscard(row)}>
                  {t('failedWork.discard')}
                </Button>
              </HStack>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};
