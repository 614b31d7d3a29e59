import { formatDateTime, useTranslation } from '@portal/platform';
import { Alert } from '@portal/ui';
import { History } from 'lucide-react';

/** Tells that what was typed earlier, and not saved, is in the form again. */
export const UnsavedRestored = ({ since }: { since: number | undefined }) => {
  const { t } = useTranslation('cms');
  if (since === undefined) return null;
  const date = formatDateTime(new Date(since).toISOString());
  return (
    <Alert icon={History} title={t('unsaved.title', { date })} live>
      {t('unsaved.text')}
    </Alert>
  );
};
