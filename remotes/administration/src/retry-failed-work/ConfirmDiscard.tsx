import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import { useTranslation } from '@portal/platform';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useDecideFailedWork } from './failed-work.queries.ts';

/** What is discarded cannot be brought back, so it is asked first. */
export const ConfirmDiscard = ({ work, onClose }: { work: FailedWork; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const settle = useDecideFailedWork();
  return (
    <ConfirmDialog
      open
      danger
      title={t('failedWork.question')}
      confirmLabel={t('failedWork.discard')}
      cancelLabel={t('cancel')}
      busy={settle.isPending}
      onCancel={onClose}
      onConfirm={() => settle.mutate({ id: work.id, decision: 'discard' }, { onSettled: onClose })}
    >
      {t('failedWork.effect', { name: work.to ?? work.name })}
    </ConfirmDialog>
  );
};
