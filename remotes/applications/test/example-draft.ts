import type { Answers } from '@portal/contracts/applications/answers.schema';
import type {
  Draft,
  MyApplication,
  OwnerApplication,
} from '@portal/contracts/applications/application.schemas';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { exampleApplication } from '@portal/testing/example-application';
import { creditFund } from './example-fund.ts';

/** A stored draft; only what matters needs to be given. */
export const draftOf = (answers: Answers, given: Partial<Draft> = {}, fund: Fund = creditFund): Draft => ({
  id: 'app_1',
  fundId: fund.fundId,
  fundType: fund.fundType,
  currency: 'USD',
  status: 'DRAFT',
  applicationNumber: null,
  version: 1,
  isOnBehalf: false,
  role: 'OWNER',
  hasColleagues: false,
  signatory: null,
  answers,
  documents: [],
  returnRequest: null,
  createdAt: '2026-11-01T08:00:00.000000Z',
  lastSavedAt: '2025-11-20T11:02:00.000000Z',
  rowVersion: 4,
  ...given,
});

/** A row of the applicant's list. */
export const myApplication = (given: Partial<MyApplication> = {}): MyApplication => ({
  id: 'app_1',
  applicationNumber: 'CF-2026-000016',
  fundId: 'fund_credit',
  fundType: 'CREDIT_FUND',
  status: 'SUBMITTED',
  projectTitle: 'Cold storage for grain',
  organisationName: 'Savanna Fresh',
  countryCode: 'KE',
  amountRequested: { amount: '1240500.00', currency: 'USD' },
  amountApproved: null,
  version: 1,
  isOnBehalf: false,
  role: 'OWNER',
  documents: { total: 4, clean: 4 },
  unreadMessages: 0,
  returnRequest: null,
  createdAt: '2026-11-01T08:00:00.000000Z',
  lastSavedAt: '2025-11-20T11:02:00.000000Z',
  submittedAt: '2026-11-20T11:05:00.000000Z',
  decidedAt: null,
  rowVersion: 5,
  ...given,
});

/** An application as its owner reads it. */
export const ownerApplication = (given: Partial<OwnerApplication> = {}): OwnerApplication => ({
  audience: 'OWNER',
  role: 'OWNER',
  ...exampleApplication,
  status: 'SUBMITTED',
  publicStatus: 'SUBMITTED',
  decision: null,
  receipt: { sha256: 'ab12'.repeat(16), at: '2026-11-20T11:05:00.000000Z' },
  ...given,
});
