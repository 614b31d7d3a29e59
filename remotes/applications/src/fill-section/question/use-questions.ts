import { sectionCompleteness } from '@portal/application-form/completeness';
import { longestAnswer } from '@portal/application-form/longest';
import type { Section } from '@portal/contracts/applications/sections';
import { useTranslation } from '@portal/platform';
import { type FieldBasics, useFormContext } from '@portal/platform/forms';
import { useMemo, useRef } from 'react';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { answersOf } from '../../form-values/section-form-values.ts';
import { questionOf, useIssueText, useQuestionLabel } from '../../word-questions/issue-text.ts';
import { requiredQuestions } from './required-questions.ts';

/** The issues of a section as the form on the screen has it; many fields ask in one go. */
const useIssues = (section: Section) => {
  const { fund, rules, answersNow, isOnBehalf } = useOpenForm();
  const { getValues } = useFormContext();
  const known = useRef<{ text: string; missing: ReturnType<typeof sectionCompleteness>[number]['missing'] }>({
    text: '',
    missing: [],
  });
  return () => {
    const values = getValues();
    const text = JSON.stringify(values);
    if (known.current.text !== text) {
      const now = { ...answersNow(), [section]: answersOf(fund.fundType, section, values) };
      const all = sectionCompleteness(fund.fundType, now, {
        rules: fund.rules,
        eligibility: rules,
        isOnBehalf,
      });
      known.current = { text, missing: all.find((one) => one.section === section)?.missing ?? [] };
    }
    return known.current.missing;
  };
};

interface Question extends Pick<FieldBasics, 'hint'> {
  name: string;
  label: string;
  optional: boolean;
  /** Of a text. */
  maxLength?: number;
  validate: () => string | undefined;
}

/** What every field of a section needs to know of its question: words, whether it must be answered, rules. */
export const useQuestions = (section: Section): ((name: string) => Question) => {
  const { i18n, t } = useTranslation('applications');
  const { fund } = useOpenForm();
  const issues = useIssues(section);
  const labelOf = useQuestionLabel();
  const textOf = useIssueText(fund.fundType, fund.currency);
  const required = useMemo(() => requiredQuestions(fund.fundType, section), [fund.fundType, section]);
  return (name) => {
    const question = questionOf(name);
    const maxLength = longestAnswer(section, question);
    const hint = `hint.${section}.${question}`;
    return {
      name,
      label: labelOf(section, question),
      optional: !required.has(question),
      validate: () => {
        const issue = issues().find(({ field }) => field === name);
        return issue && textOf(section, issue);
      },
      ...(maxLength !== undefined && { maxLength }),
      ...(i18n.exists(`applications:${hint}`) && { hint: t(hint) }),
    };
  };
};
