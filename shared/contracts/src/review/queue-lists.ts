/** From so many points between two scores on, reviewers disagree. */
export const DISAGREEMENT = 2;

/** At most so many applications that lost a reviewer get a proposal where none is named. */
export const MAX_REPLACEMENTS = 100;

/** What a list may be sorted by; by scores not for reviewers, who would read them off the order. */
export const queueSorts = [
  'submittedAt',
  'updatedAt',
  'applicationNumber',
  'projectTitle',
  'organisationName',
  'amountRequested',
  'countryCode',
  'status',
  'dueAt',
  'reviewers',
  'meanScore',
  'scoreSpread',
  'waitingSince',
] as const;
export type QueueSort = (typeof queueSorts)[number];
