import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { type EligibilityRule, eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import { ruleText } from '@portal/contracts/funds/rules';
import { formatDate, languageMark, localise, useIsHydrated, useTranslation } from '@portal/platform';
import { ChoiceField, useWatch } from '@portal/platform/forms';
import { Alert, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { carriedAt } from '../../edit-draft/carried-eligibility.ts';
import { useDraft, useOpenForm } from '../../edit-draft/draft-context.ts';
import { useQuestions } from '../question/use-questions.ts';

/** A text of a rule as the fund words it; where that could not be read, as every fund begins. */
const useRuleText = () => {
  const { t } = useTranslation('applications');
  const { eligibility } = useOpenForm();
  const ask = useQuestions('eligibility');
  return (name: EligibilityRule) => {
    const rule = eligibility?.rules.find((one) => one.rule === name);
    const question = ask(name);
    if (rule === undefined) return { question, advice: t(`eligibility.advice.${name}`) };
    const filled = (text: typeof rule.question) => ruleText(localise(text), rule.thresholds);
    return {
      question: { ...question, label: filled(rule.question) },
      advice: <span {...languageMark(rule.advice)}>{filled(rule.advice)}</span>,
    };
  };
};

/** A No with what can be done about it, as soon as it is chosen. */
const WhatToDo = ({ rule, advice }: { rule: EligibilityRule; advice: ReactNode }) => {
  const { t } = useTranslation('applications');
  const answer: unknown = useWatch({ name: rule });
  return answer === 'no' ? (
    <Alert status="warning" live title={t('eligibility.notMet')}>
      {advice}
    </Alert>
  ) : null;
};

/** Answers that came from the check on this device, which no server knows, say so until one is changed. */
const Carried = () => {
  const { t } = useTranslation('applications');
  const { answers, eligibility } = useDraft();
  const at = useIsHydrated() ? carriedAt(answers.eligibility, eligibility) : null;
  return at === null ? null : (
    <Alert title={t('eligibility.carried', { date: formatDate(at) })}>{t('eligibility.carriedText')}</Alert>
  );
};

export const EligibilityQuestions = () => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { fund, rules } = useOpenForm();
  const textOf = useRuleText();
  const options = [
    { value: 'yes', label: applicationText('yes') },
    { value: 'no', label: applicationText('no') },
  ];
  return (
    <>
      <Text color="fg.muted">{t('eligibility.lead')}</Text>
      <Carried />
      {(rules?.asked ?? eligibilityRules[fund.fundType]).map((rule) => {
        const { question, advice } = textOf(rule);
        return (
          <Stack key={rule} gap="3">
            <ChoiceField {...question} options={options} />
            <WhatToDo rule={rule} advice={advice} />
          </Stack>
        );
      })}
    </>
  );
};
