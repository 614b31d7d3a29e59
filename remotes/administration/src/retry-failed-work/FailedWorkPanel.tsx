import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import { formatNumber, useQuery, useTranslation } from '@portal/platform';
import { Badge, Button, HStack, Text } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { Panel } from '../show-panel/Panel.tsx';
import { FailedWorkTable } from './FailedWorkTable.tsx';
import { failedWork, useDecideFailedWork } from './failed-work.queries.ts';

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
