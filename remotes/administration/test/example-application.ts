import type { QueueRow } from '@portal/contracts/review/queue';

/** A row of the queue; only what matters needs to be given. */
export const queueRow = (given: Partial<QueueRow> = {}): QueueRow => ({
  id: 'app_1',
  applicationNumber: 'BF-2026-000001',
  projectTitle: 'Customs rules-of-origin system',
  organisationName: 'Revenue Authority',
  countryCode: 'GH',
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  status: 'UNDER_REVIEW',
  version: 1,
  sector: null,
  amountRequested: { amount: '1800000.00', currency: 'USD' },
  amountApproved: null,
  submittedAt: '2026-10-01T09:00:00.000000Z',
  updatedAt: '2026-10-20T09:00:00.000000Z',
  decidedAt: null,
  dueAt: null,
  isOnBehalf: false,
  isOwnEntry: false,
  reviewers: [],
  myState: null,
  myDeclaration: null,
  rowVersion: 1,
  ...given,
});
