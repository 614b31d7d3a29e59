import type { Answers } from '@portal/contracts/applications/answers.schema';
import { type Section, sectionsOf } from '@portal/contracts/applications/sections';
import type { FieldCode } from '@portal/contracts/error-codes';
import type { FundType } from '@portal/contracts/funds/enums';
import { standardRules } from '@portal/contracts/funds/rules';
import { focalPointAsked, lossAsked, reformAsked } from './base-fund.ts';
import {
  applicantAsked,
  declarationsAsked,
  documentsAsked,
  eligibilityAsked,
  organisationAsked,
  projectAsked,
} from './both-funds.ts';
import type { Asked } from './check-question.ts';
import { companyAsked, financingAsked, impactAsked } from './credit-fund.ts';
import type { FormContext } from './form-context.ts';

export interface FieldIssue {
  /** Within its section, such as `useOfFunds.0.amount`. */
  field: string;
  code: FieldCode;
  /** The bound that was missed, where there is one. */
  limit?: string | undefined;
}

export interface SectionCompleteness {
  section: Section;
  state: 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETE';
  /** Questions answered well, of all that are asked. */
  answered: number;
  total: number;
  missing: FieldIssue[];
}

const askedIn = (section: Section, fundType: FundType, a: Answers, context: FormContext): Asked[] => {
  const isBase = fundType === 'BASE_FUND';
  const rules = context.eligibility ?? standardRules(fundType);
  switch (section) {
    case 'applicant':
      return applicantAsked(a.applicant);
    case 'eligibility':
      return eligibilityAsked(rules.asked, a.eligibility);
    case 'organisation':
      return [
        ...organisationAsked(a.organisation),
        ...(isBase ? focalPointAsked(a.organisation) : companyAsked(a.organisation, rules)),
      ];
    case 'project':
      return [...projectAsked(a.project), ...(isBase ? reformAsked : impactAsked)(a.project)];
    case 'loss':
      return lossAsked(a.loss, context);
    case 'financing':
      return financingAsked(a.financing, context);
    case 'documents':
      return documentsAsked(fundType, a.documents);
    case 'declarations':
      return declarationsAsked(fundType, a.declarations);
  }
};

const hasAnyAnswer = (section: Section, answers: Answers): boolean => {
  const given: object | undefined = answers[section];
  return Object.values(given ?? {}).some(
    (value: unknown) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
};

/** How far each section of a form is, and what is still missing or wrong in it; in form order. */
export const sectionCompleteness = (
  fundType: FundType,
  answers: Answers,
  context: FormContext,
): SectionCompleteness[] =>
  sectionsOf(fundType, { isOnBehalf: context.isOnBehalf === true }).map((section) => {
    const asked = askedIn(section, fundType, answers, context);
    const isKept = context.open?.includes(section) === false;
    const missing = asked.flatMap(({ field, issue, limit }) =>
      issue === undefined || isKept ? [] : [{ field, code: issue, limit }],
    );
    const started = hasAnyAnswer(section, answers);
    const state = missing.length === 0 ? 'COMPLETE' : started ? 'IN_PROGRESS' : 'NOT_STARTED';
    return { section, state, answered: asked.length - missing.length, total: asked.length, missing };
  });

export const isComplete = (sections: readonly SectionCompleteness[]): boolean =>
  sections.every((section) => section.state === 'COMPLETE');
