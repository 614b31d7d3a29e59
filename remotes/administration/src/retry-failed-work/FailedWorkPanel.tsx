import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import { formatDateTime, formatNumber, useQuery, useTranslation } from '@portal/platform';
import { Badge, Button, HStack, MetaText, Text } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import type { DataColumn } from '@portal/ui/table';
import { useState } from 'react';
import { ListTable } from '../show-list/ListTable.tsx';
import { Panel } from '../show-panel/Panel.tsx';
import { failedWork, useDecideFailedWork } from './failed-work.queries.ts';

interface Props {
  rows: readonly FailedWork[];
  onDiscard: (work: FailedWork) => void;
}

const FailedWorkTable = ({ rows, onDiscard }: Props) => {
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

/** Mails and jobs that were given up after all their tries. */
export const FailedWorkPanel = () => {
  const { t } = useTranslation('administration');
  const query = useQuery(failedWork());
  const [discarding, setDiscarding] = useState<FailedWork>();
  const settle = useDecideFailedWork();
  const close = () => setDiscarding(undefined);
  const ids = query.data?.map(({ id }) => id) ?? [];
  return (
    <>
      <Panel
        title={t('failedWork.title')}
        note={
          ids.length > 0 && (
            <HStack gap="3">
              <Badge palette="laterite">{formatNumber(ids.length)}</Badge>
              {ids.length > 1 && (
                <Button
                  size="xs"
                  variant="outline"
                  loading={settle.isPending}
                  onClick={() => settle.mutate({ ids, decision: 'retry' })}
                >
                  {t('failedWork.retryAll')}
                </Button>
              )}
            </HStack>
          )
        }
        query={query}
        waitingH="16"
      >
        {(rows) =>
          rows.length === 0 ? (
            <Text color="fg.muted">{t('failedWork.none')}</Text>
          ) : (
            <FailedWorkTable rows={rows} onDiscard={setDiscarding} />
          )
        }
      </Panel>
      {discarding && (
        <ConfirmDialog
          open
          danger
          title={t('failedWork.question')}
          confirmLabel={t('failedWork.discard')}
          cancelLabel={t('cancel')}
          busy={settle.isPending}
          onCancel={close}
          onConfirm={() => settle.mutate({ ids: [discarding.id], decision: 'discard' }, { onSettled: close })}
        >
          {t('failedWork.effect', { name: discarding.to ?? discarding.name })}
        </ConfirmDialog>
      )}
    </>
  );
};
