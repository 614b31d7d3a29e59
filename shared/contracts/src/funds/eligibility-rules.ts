import type { FundType } from './enums.ts';

/** Where the versions of a fund's rules begin; kept with every result. */
export const eligibilityRulesVersion = 1;

/** The questions that a fund may ask, in order. Every one that it asks must be answered with yes. */
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

/** The result and the rules that stand in the way, of those asked. One No is enough for NOT_ELIGIBLE. */
export const checkEligibility = (
  rules: readonly EligibilityRule[],
  answers: EligibilityAnswers,
): { result: EligibilityResult; failed: EligibilityRule[]; unanswered: EligibilityRule[] } => {
  const failed = rules.filter((rule) => answers[rule] === false);
  const unanswered = rules.filter((rule) => typeof answers[rule] !== 'boolean');
  const result = failed.length > 0 ? 'NOT_ELIGIBLE' : unanswered.length > 0 ? 'UNANSWERED' : 'ELIGIBLE';
  return { result, failed, unanswered };
};
