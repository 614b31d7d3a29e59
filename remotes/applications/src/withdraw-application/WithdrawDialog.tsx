import { notify, useTranslation } from '@portal/platform';
import { FormButtons, FormShell, TextAreaField, useForm } from '@portal/platform/forms';
import { Dialog } from '@portal/ui/overlay';
import { useRef } from 'react';
import { useWithdraw } from './withdraw.queries.ts';

interface Props {
  id: string;
  rowVersion: number;
  onClose: () => void;
}

/** Asks once more, with room for a reason. */
export const WithdrawDialog = ({ id, rowVersion, onClose }: Props) => {
  const { t } = useTranslation('applications');
  const safe = useRef<HTMLButtonElement>(null);
  const form = useForm({ defaultValues: { reason: '' } });
  const withdraw = useWithdraw();
  const send = async ({ reason }: { reason: string }) => {
    await withdraw.mutateAsync({ id, rowVersion, reason });
    notify.success(t('withdraw.done'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('withdraw.title')}
      description={t('withdraw.text')}
      initialFocus={safe}
    >
      <FormShell form={form} error={withdraw.error} onSubmit={send} keptAs={`withdrawal-${id}`}>
        <TextAreaField name="reason" label={t('withdraw.reason')} maxLength={2000} rows={3} optional />
        <FormButtons
          size="sm"
          variant="dangerSolid"
          submit={t('withdraw.action')}
          cancel={t('withdraw.keep')}
          onCancel={onClose}
          cancelRef={safe}
        />
      </FormShell>
    </Dialog>
  );
};
