import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { formatDateTime, useIsHydrated, useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';
import { readStoredAnswers } from '../edit-draft/device-copy-keys.ts';
import { changedSections } from '../edit-draft/merge-answers.ts';
import { UnsavedAnswers } from '../edit-draft/UnsavedAnswers.tsx';
import { useEndOf } from '../edit-draft/use-ended.ts';

interface LateAnswersProps {
  fund: Fund;
  id: string;
  /** Under which this device keeps the answers. */
  name: string;
}

/** Answers on this device that were not saved before the form ended; undefined where there are none. */
export const answersLeftOver = (name: string) => {
  const { answers, draft } = readStoredAnswers(name);
  const stored = draft?.answers ?? {};
  const isLate = answers !== undefined && Object.keys(changedSections(stored, answers)).length > 0;
  return isLate ? { answers, draft, stored } : undefined;
};

/** What was typed here after the form had ended elsewhere, and what became of it. */
export const LateAnswers = ({ fund, id, name }: LateAnswersProps) => {
  const { t } = useTranslation('applications');
  const late = useIsHydrated() ? answersLeftOver(name) : undefined;
  const ended = useEndOf(id, late !== undefined);
  if (late === undefined) return null;
  const { answers, draft, stored } = late;
  const isRemoved = ended?.kind === 'gone' && draft && draft.role !== 'OWNER';
  return (
    <Box mt="6">
      {ended && (
        <Alert
          live
          status="warning"
          title={
            ended.kind === 'sent'
              ? t('people.lost.sent', { when: formatDateTime(ended.at) })
              : t(`people.lost.${ended.kind === 'gone' ? (isRemoved ? 'removed' : 'deleted') : ended.kind}`)
          }
        >
          {t('people.lost.late')}
        </Alert>
      )}
      <UnsavedAnswers fund={fund} answers={answers} stored={stored} />
    </Box>
  );
};
