import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import { formatNumber, useQuery, useTranslation } from '@portal/platform';
import { Badge, Text } from '@portal/ui';
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
      onConfirm={() => decide.mutate({ id: work.id, decision: 'discard' }, { onSettled: onClose })}
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
  const count = query.data?.length ?? 0;
  return (
    <>
      <Panel
        title={t('failedWork.title')}
        note={count > 0 && <Badge palette="laterite">{formatNumber(count)}</Badge>}
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
