import type { FundType } from '../funds/enums.ts';

/** Changes when a rule is added, dropped or reworded; kept with every result. */
export const eligibilityRulesVersion = 1;

/** The questions of each fund, in order. Every one must be answered with yes. */
export const eligibilityRules = {
  BASE_FUND: ['stateBody', 'stateParty', 'instrumentDeposited', 'tariffOffer', 'ministryEndorsement'],
  CREDIT_FUND: [
    'incorporatedInStateParty',
    'sectorNotExcluded',
    'yearsOfAccounts',
    'ownContribution',
    'intraAfricanTrade',
    'noDefaultOrSanction',
  ],
} as const satisfies Record<FundType, readonly string[]>;

export type EligibilityRule = (typeof eligibilityRules)[FundType][number];

export const allEligibilityRules: readonly EligibilityRule[] = [
  ...eligibilityRules.BASE_FUND,
  ...eligibilityRules.CREDIT_FUND,
];

export type EligibilityAnswers = { [R in EligibilityRule]?: boolean | null };

export type EligibilityResult = 'ELIGIBLE' | 'NOT_ELIGIBLE' | 'UNANSWERED';

/** The result and the rules that stand in the way. One No is enough for NOT_ELIGIBLE. */
export const checkEligibility = (
  fundType: FundType,
  answers: EligibilityAnswers,
): { result: EligibilityResult; failed: EligibilityRule[]; unanswered: EligibilityRule[] } => {
  const rules: readonly EligibilityRule[] = eligibilityRules[fundType];
  const failed = rules.filter((rule) => answers[rule] === false);
  const unanswered = rules.filter((rule) => typeof answers[rule] !== 'boolean');
  const result = failed.length > 0 ? 'NOT_ELIGIBLE' : unanswered.length > 0 ? 'UNANSWERED' : 'ELIGIBLE';
  return { result, failed, unanswered };
};
