/** What a visitor is interested in. */
export const interestTypes = [
  'APPLY_BASE_FUND',
  'APPLY_CREDIT_FUND',
  'CONTRIBUTE',
  'PARTNER',
  'NEWS_UPDATES',
] as const;

export type InterestType = (typeof interestTypes)[number];
