import { AnswersView, APPLICATION_WORDS } from '@portal/application-view';
import type { StaffApplication } from '@portal/contracts/review/calls';
import { formatDateTime, formatMoney, useTranslation } from '@portal/platform';
import { Alert, DescriptionList, Stack, Text } from '@portal/ui';

/** What the applicant sent, by section, with what a resubmission changed first. */
export const AnswersTab = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const { t: word } = useTranslation(APPLICATION_WORDS);
  const { applicant, organisation, amountRequested, submittedAt, receipt, changes, onBehalf } = application;
  return (
    <Stack gap="6">
      {changes.length > 0 && (
        <Alert title={t('answers.changed', { count: changes.length })}>
          {[...new Set(changes.map(({ section }) => section))]
            .map((section) => word(`section.${section}`))
            .join(', ')}
        </Alert>
      )}
      <DescriptionList
        columns={2}
        items={[
          { label: t('answers.requested'), value: amountRequested ? formatMoney(amountRequested) : '–' },
          { label: t('answers.sent'), value: submittedAt ? formatDateTime(submittedAt) : '–' },
          { label: t('answers.organisation'), value: organisation.name ?? '–' },
          { label: t('answers.applicant'), value: `${applicant.firstName} ${applicant.lastName}` },
        ]}
      />
      {onBehalf.isOnBehalf && (
        <Alert status="warning" title={t('answers.onBehalf', { name: application.enteredBy.name })} />
      )}
      <AnswersView
        fundType={application.fundType}
        answers={application.answers}
        currency={application.currency}
        documents={application.documents}
      />
      {receipt && (
        <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {t('answers.receipt', { hash: receipt.sha256 })}
        </Text>
      )}
    </Stack>
  );
};
