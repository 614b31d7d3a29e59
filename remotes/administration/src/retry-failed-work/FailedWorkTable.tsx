import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import { formatDateTime, formatNumber, useTranslation } from '@portal/platform';
import { Button, HStack, MetaText, Text } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { ListTable } from '../show-list/ListTable.tsx';
import { useDecideFailedWork } from './failed-work.queries.ts';

interface Props {
  rows: readonly FailedWork[];
  onDiscard: (work: FailedWork) => void;
}

export const FailedWorkTable = ({ rows, onDiscard }: Props) => {
  const { t } = useTranslation('administration');
  const decide = useDecideFailedWork();
  const columns: DataColumn<FailedWork>[] = [
    {
      id: 'what',
      header: t('failedWork.what'),
      cell: ({ to, name, subject }) => (
        <>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {to === null ? t('failedWork.job') : t('failedWork.mail', { to })}
          </Text>
          <MetaText as="bdi">{subject ?? name}</MetaText>
        </>
      ),
    },
    {
      id: 'reason',
      header: t('failedWork.reason'),
      cell: ({ reason }) => (
        <Text as="bdi" overflowWrap="anywhere">
          {reason ?? '—'}
        </Text>
      ),
    },
    {
      id: 'attempts',
      header: t('failedWork.attempts'),
      end: true,
      cell: ({ attempts }) => formatNumber(attempts),
    },
    { id: 'failedAt', header: t('failedWork.failedAt'), cell: (row) => formatDateTime(row.failedAt) },
    {
      id: 'actions',
      header: t('failedWork.actions'),
      end: true,
      cell: (row) => (
        <HStack gap="2" justify="end" wrap="wrap">
          <Button
            size="xs"
            variant="outline"
            loading={decide.isPending && decide.variables.ids.includes(row.id)}
            loadingText={t('failedWork.retry')}
            onClick={() => decide.mutate({ ids: [row.id], decision: 'retry' })}
          >
            {t('failedWork.retry')}
          </Button>
          <Button size="xs" variant="ghost" onClick={() => onDiscard(row)}>
            {t('failedWork.discard')}
          </Button>
        </HStack>
      ),
    },
  ];
  return (
    <ListTable label={t('failedWork.title')} columns={columns} rows={rows} rowName={({ name }) => name} />
  );
};
