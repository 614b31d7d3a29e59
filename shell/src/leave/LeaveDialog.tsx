import { useLeaveQuestion, useTranslation } from '@portal/platform';
import { LazyConfirmDialog } from '../overlay/lazy-overlay.tsx';

/** Asks before a page with unsaved text is left, or what else is to be said before. */
export const LeaveDialog = () => {
  const { t } = useTranslation('shell');
  const question = useLeaveQuestion((state) => state.question);
  if (question === null || question.instead) return question?.instead;
  return (
    <LazyConfirmDialog
      open
      danger
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={question.leave}
      onCancel={question.stay}
    >
      {t('leave.text')}
    </LazyConfirmDialog>
  );
};
