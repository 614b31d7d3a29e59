import { APPLICATION_WORDS } from '@portal/application-view';
import { eligibilityRules } from '@portal/contracts/applications/eligibility';
import { useTranslation } from '@portal/platform';
import { ChoiceField, useWatch } from '@portal/platform/forms';
import { Alert, Stack, Text } from '@portal/ui';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { useQuestions } from '../use-questions.ts';

/** A No with what can be done about it, as soon as it is chosen. */
const WhatToDo = ({ rule }: { rule: string }) => {
  const { t } = useTranslation('applications');
  const answer: unknown = useWatch({ name: rule });
  return answer === 'no' ? (
    <Alert status="warning" live title={t('eligibility.notMet')}>
      {t(`eligibility.advice.${rule}`)}
    </Alert>
  ) : null;
};

export const EligibilityQuestions = () => {
  const { t } = useTranslation('applications');
  const words = useTranslation(APPLICATION_WORDS).t;
  const { fund } = useOpenForm();
  const ask = useQuestions('eligibility');
  const options = [
    { value: 'yes', label: words('yes') },
    { value: 'no', label: words('no') },
  ];
  return (
    <>
      <Text color="fg.muted">{t('eligibility.lead')}</Text>
      {eligibilityRules[fund.fundType].map((rule) => (
        <Stack key={rule} gap="3">
          <ChoiceField {...ask(rule)} options={options} />
          <WhatToDo rule={rule} />
        </Stack>
      ))}
    </>
  );
};
