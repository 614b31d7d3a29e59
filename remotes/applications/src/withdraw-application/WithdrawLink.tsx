import type { MyApplication, OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { transitionFor } from '@portal/contracts/applications/status-machine';
import { notify, useTranslation } from '@portal/platform';
import { Button, Field, Link, TextArea } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useWithdraw } from './withdraw.queries.ts';

interface WithdrawLinkProps {
  application: Pick<OwnerApplication | MyApplication, 'id' | 'status' | 'rowVersion' | 'role'>;
  as?: 'link' | 'button';
}

/** Asks once more, takes a reason, and withdraws. Not there where it is no longer possible. */
export const WithdrawLink = ({ application, as = 'link' }: WithdrawLinkProps) => {
  const { t } = useTranslation('applications');
  const { id, status, rowVersion, role } = application;
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useWithdraw();
  if (role !== 'OWNER' || status === 'DRAFT' || transitionFor('WITHDRAW', status, 'OWNER') === undefined)
    return null;
  const confirm = () =>
    withdraw.mutate(
      { id, rowVersion, reason },
      {
        onSuccess: () => {
          notify.success(t('withdraw.done'));
          setOpen(false);
        },
      },
    );
  const open = () => setOpen(true);
  return (
    <>
      {as === 'button' ? (
        <Button variant="danger" size="sm" onClick={open}>
          {t('withdraw.action')}
        </Button>
      ) : (
        <Link asChild tone="danger">
          <button type="button" onClick={open}>
            {t('withdraw.action')}
          </button>
        </Link>
      )}
      <ConfirmDialog
        open={isOpen}
        danger
        busy={withdraw.isPending}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.action')}
        cancelLabel={t('withdraw.keep')}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
        form={
          <Field label={t('withdraw.reason')} optional>
            <TextArea
              value={reason}
              maxLength={2000}
              rows={3}
              dir="auto"
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        }
      >
        {t('withdraw.text')}
      </ConfirmDialog>
    </>
  );
};
