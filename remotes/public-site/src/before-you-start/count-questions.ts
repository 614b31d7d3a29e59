import { completeBase, completeCredit, exampleContext } from '@portal/application-form/complete-example';
import { sectionCompleteness } from '@portal/application-form/completeness';
import { minutesNeeded } from '@portal/application-form/minutes-needed';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import type { RulesInForce } from '@portal/contracts/funds/rules';

/** An invented application of each fund with every question answered. */
export const exampleOf: Readonly<Record<FundType, Answers>> = {
  BASE_FUND: completeBase,
  CREDIT_FUND: completeCredit,
};

const counted = (type: FundType, answers: Answers, eligibility: RulesInForce | undefined) =>
  sectionCompleteness(type, answers, { ...exampleContext, eligibility });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export interface SectionCount {
  section: Section;
  /** Questions that everybody is asked, and with those that follow from the answers of the example. */
  min: number;
  max: number;
}

/** How many questions each section asks; the fund's own rules decide about those of eligibility. */
export const countQuestions = (
  type: FundType,
  eligibility: RulesInForce | undefined,
): readonly SectionCount[] => {
  const max = counted(type, exampleOf[type], eligibility);
  return counted(type, {}, eligibility).map(({ section, total }, index) => ({
    section,
    min: total,
    max: max[index]?.total ?? total,
  }));
};

/** Minutes for a form that asks the least, and for one that asks the most. */
export const minutesOf = (asked: readonly SectionCount[]): { min: number; max: number } => ({
  min: minutesNeeded(sum(asked.map(({ min }) => min))),
  max: minutesNeeded(sum(asked.map(({ max }) => max))),
});
