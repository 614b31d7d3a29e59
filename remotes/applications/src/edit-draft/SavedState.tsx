import { useDays } from '@portal/application-view';
import { formatDateShort, formatTime, useTranslation } from '@portal/platform';
import { AutosaveLine } from '@portal/platform/forms';
import { SavedLine } from '@portal/ui';
import { useDraft } from './draft-context.ts';

/** Whether every word is safe: always there, also before the first change. */
export const SavedState = () => {
  const { t } = useTranslation('applications');
  const { today, dayOf } = useDays();
  const { autosave, conflict, draft, ended } = useDraft();
  if (conflict !== null) return <SavedLine state="failed">{t('stale.waiting')}</SavedLine>;
  if (ended !== null) return <SavedLine state="failed">{t('people.lost.unsaved')}</SavedLine>;
  if (autosave.state !== 'idle') return <AutosaveLine autosave={autosave} />;
  if (draft === null) return null;
  const { lastSavedAt } = draft;
  const when = dayOf(lastSavedAt) === today ? formatTime(lastSavedAt) : formatDateShort(lastSavedAt);
  return <SavedLine state="saved">{t('saved.at', { when })}</SavedLine>;
};
