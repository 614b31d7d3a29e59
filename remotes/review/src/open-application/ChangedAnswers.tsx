import {
  APPLICATION_NAMESPACE,
  ChangedAnswer,
  questionChanges,
  useRequestName,
} from '@portal/application-view';
import type { AnswerChange } from '@portal/contracts/applications/requests.schema';
import type { FundType } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';
import { DataTable } from '@portal/ui/table';

interface ChangedAnswersProps {
  fundType: FundType;
  /** ISO 4217 */
  currency: string;
  changes: readonly AnswerChange[];
}

/** What the applicant changed since the return: before and after, field by field. */
export const ChangedAnswers = ({ fundType, currency, ...given }: ChangedAnswersProps) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const nameOf = useRequestName(fundType);
  const changes = questionChanges(fundType, given.changes);
  if (changes.length === 0) return null;
  const shown = (change: AnswerChange, value: unknown) => (
    <ChangedAnswer fundType={fundType} currency={currency} change={change} value={value} />
  );
  return (
    <Box as="section" aria-labelledby="changed-title">
      <Alert title={<span id="changed-title">{t('answers.changed', { count: changes.length })}</span>}>
        {[...new Set(changes.map(({ section }) => section))]
          .map((section) => applicationText(`section.${section}`))
          .join(t('separator'))}
      </Alert>
      <Box mt="3">
        <DataTable
          label={t('answers.changed', { count: changes.length })}
          look="roomy"
          columns={[
            { id: 'question', header: t('answers.question'), cell: (one) => <strong>{nameOf(one)}</strong> },
            { id: 'before', header: t('answers.before'), cell: (one) => shown(one, one.old) },
            { id: 'after', header: t('answers.after'), cell: (one) => shown(one, one.new) },
          ]}
          rows={changes}
          rowId={({ section, field }) => `${section}.${field}`}
          rowName={nameOf}
        />
      </Box>
    </Box>
  );
};
