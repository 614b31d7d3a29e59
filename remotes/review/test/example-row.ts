import type { QueueRow } from '@portal/contracts/review/queue';

const money = (amount: string) => ({ amount, currency: 'USD' });

/** The n-th application of a list, recommended and without reviewers at work. */
export const queueRow = (n: number): QueueRow => ({
  id: `app_${n}`,
  applicationNumber: `CF-2026-00000${n}`,
  projectTitle: 'Cold storage',
  organisationName: 'Savanna Fresh',
  countryCode: 'KE',
  fundId: 'fund_credit',
  fundType: 'CREDIT_FUND',
  status: 'RECOMMENDED',
  version: 1,
  sector: 'ENERGY',
  amountRequested: money('200.00'),
  amountApproved: null,
  submittedAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  decidedAt: null,
  dueAt: null,
  waitingSince: null,
  language: 'fr',
  meanScore: 4,
  scoreSpread: null,
  scores: [],
  amountRecommended: money('150.00'),
  isOnBehalf: false,
  isOwnEntry: false,
  reviewers: [],
  myState: null,
  myDeclaration: null,
  rowVersion: n,
});
