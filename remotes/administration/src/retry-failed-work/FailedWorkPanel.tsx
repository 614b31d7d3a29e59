import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import { formatNumber, useQuery, useTranslation } from '@portal/platform';
import { Badge, Button, HStack, Text } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { Panel } from '../show-panel/Panel.tsx';
import { FailedWorkTable } from './FailedWorkTable.tsx';
import { failedWork, useDecideFailedWork } from './failed-work.queries.ts';

/** What is discarded cannot be brought back, so it is asked first. */
const ConfirmDiscard = ({ work, onClose }: { work: FailedWork; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const decide = useDecideFailedWork();
  return (
    <ConfirmDialog
      open
      danger
      title={t('failedWork.question')}
      confirmLabel={t('failedWork.discard')}
      cancelLabel={t('cancel')}
      busy={decide.isPending}
      onCancel={onClose}
      onConfirm={() => decide.mutate({ ids: [work.id], decision: 'discard' }, { onSettled: onClose })}
    >
      {t('failedWork.effect', { name: work.to ?? work.name })}
    </ConfirmDialog>
  );
};

/** Mails and jobs that were given up after all their tries. */
export const FailedWorkPanel = () => {
  const { t } = useTranslation('administration');
  const query = useQuery(failedWork());
  const [discarding, setDiscarding] = useState<FailedWork>();
  const retry = useDecideFailedWork();
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
                  loading={retry.isPending}
                  loadingText={t('failedWork.retryAll')}
                  onClick={() => retry.mutate({ ids, decision: 'retry' })}
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
      {discarding && <ConfirmDiscard work={discarding} onClose={() => setDiscarding(undefined)} />}
    </>
  );
};
