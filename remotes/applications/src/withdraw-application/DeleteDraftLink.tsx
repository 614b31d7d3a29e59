import { notify, useTranslation } from '@portal/platform';
import { Link } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useDeleteDraft } from './withdraw.queries.ts';

/** Deletes a draft that was never sent, after asking. */
export const DeleteDraftLink = ({ id }: { id: string }) => {
  const { t } = useTranslation('applications');
  const [isOpen, setOpen] = useState(false);
  const remove = useDeleteDraft();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: ({ message }) => {
        notify.success(message);
        setOpen(false);
      },
    });
  return (
    <>
      <Link as="button" type="button" tone="danger" onClick={() => setOpen(true)}>
        {t('deleteDraft.action')}
      </Link>
      <ConfirmDialog
        open={isOpen}
        danger
        busy={remove.isPending}
        title={t('deleteDraft.title')}
        confirmLabel={t('deleteDraft.action')}
        cancelLabel={t('deleteDraft.keep')}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        {t('deleteDraft.text')}
      </ConfirmDialog>
    </>
  );
};
