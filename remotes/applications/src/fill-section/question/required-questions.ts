import { sectionCompleteness } from '@portal/application-form/completeness';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { questionOf } from '../../word-questions/issue-text.ts';

/** Unanswered, but with a line in every list and every follow-up question open. */
const unanswered: Answers = {
  organisation: { ownership: [{}], financials: [{}] },
  loss: { supportType: 'TARIFF_REVENUE_LOSS', lossLines: [{}] },
  financing: { useOfFunds: [{}] },
};
const noRules = { minAmount: null, maxAmount: null, minOwnContributionPercent: null };

/** Which questions of a section must be answered, as the one set of rules says: names without positions. */
export const requiredQuestions = (fundType: FundType, section: Section): ReadonlySet<string> => {
  const missing = [unanswered, {}].flatMap(
    (answers) =>
      sectionCompleteness(fundType, answers, { rules: noRules, isOnBehalf: true }).find(
        (one) => one.section === section,
      )?.missing ?? [],
  );
  return new Set(missing.map(({ field }) => questionOf(field)));
};
