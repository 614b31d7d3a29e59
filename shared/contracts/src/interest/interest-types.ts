/** What a visitor is interested in. */
export const interestTypes = [
  'APPLY_BASE_FUND',
  'APPLY_CREDIT_FUND',
  'CONTRIBUTE',
  'PARTNER',
  'NEWS_UPDATES',
] as const;

export type InterestType = (typeof interestTypes)[number];

/** Whether somebody of the Fund has written to them. */
export const interestStatuses = ['NEW', 'CONTACTED', 'CLOSED'] as const;

export type InterestStatus = (typeof interestStatuses)[number];
