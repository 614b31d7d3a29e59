import type { FundType } from '../funds/enums.ts';

export const criterionIds = [
  'QUANTIFIED_NEED',
  'REFORM_COMMITMENT',
  'FEASIBILITY',
  'ADDED_VALUE',
  'INCLUSION_AND_REGION',
  'INTRA_AFRICAN_TRADE',
  'COMMERCIAL_VIABILITY',
  'SPONSOR_AND_GOVERNANCE',
  'ENVIRONMENT_AND_SOCIAL',
  'JOBS_WOMEN_YOUTH',
] as const;
export type CriterionId = (typeof criterionIds)[number];

export const MAX_SCORE = 5;
export const MIN_JUSTIFICATION = 20;

/** Weights are percentages and add up to 100 per fund. */
export const criteria: Readonly<Record<FundType, readonly { id: CriterionId; weight: number }[]>> = {
  BASE_FUND: [
    { id: 'QUANTIFIED_NEED', weight: 30 },
    { id: 'REFORM_COMMITMENT', weight: 25 },
    { id: 'FEASIBILITY', weight: 20 },
    { id: 'ADDED_VALUE', weight: 15 },
    { id: 'INCLUSION_AND_REGION', weight: 10 },
  ],
  CREDIT_FUND: [
    { id: 'INTRA_AFRICAN_TRADE', weight: 25 },
    { id: 'COMMERCIAL_VIABILITY', weight: 25 },
    { id: 'SPONSOR_AND_GOVERNANCE', weight: 20 },
    { id: 'ENVIRONMENT_AND_SOCIAL', weight: 15 },
    { id: 'JOBS_WOMEN_YOUTH', weight: 15 },
  ],
};
