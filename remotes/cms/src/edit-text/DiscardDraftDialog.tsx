import { useTranslation } from '@portal/platform';
import { ConfirmDialog } from '@portal/ui/overlay';

interface Props {
  open: boolean;
  /** While it is on its way it is not sent again. */
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a draft is dropped for what is public. */
export const DiscardDraftDialog = (props: Props) => {
  const { t } = useTranslation('cms');
  return (
    <ConfirmDialog
      {...props}
      title={t('discardDraft.title')}
      confirmLabel={t('discardDraft.confirm')}
      cancelLabel={t('discardDraft.keep')}
      danger
    >
      {t('discardDraft.text')}
    </ConfirmDialog>
  );
};
