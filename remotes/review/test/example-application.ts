import type { May, StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { exampleApplication } from '@portal/testing/example-application';
import { exampleCriteria } from './example-criteria.ts';

const nothing: May = {
  declare: false,
  startReview: false,
  recommend: false,
  score: false,
  decide: false,
  returnIt: false,
  abstain: false,
  hold: false,
  release: false,
  markIneligible: false,
  proposeIneligible: false,
  withdraw: false,
  sendBack: false,
  reopen: false,
  assign: false,
};

/** What somebody may do who may do only this. */
export const may = (...rights: (keyof May)[]): May => ({
  ...nothing,
  ...Object.fromEntries(rights.map((right) => [right, true])),
});

/** An application as staff read it. */
export const staffApplication = (given: Partial<StaffApplication> = {}): StaffApplication => ({
  audience: 'STAFF',
  ...exampleApplication,
  status: 'UNDER_REVIEW',
  publicStatus: 'UNDER_REVIEW',
  previousStatus: null,
  receipt: null,
  enteredBy: { userId: 'usr_1', name: 'Wanjiru Kamau' },
  assignments: [],
  decisions: [],
  myDeclaration: null,
  may: may(),
  sameOrganisation: [],
  changes: [],
  requests: [],
  criteria: exampleCriteria,
  criteriaVersion: 1,
  fund: {
    decisionMode: 'TWO_STEP',
    requiredReviewers: 1,
    available: { amount: '9000000.00', currency: 'USD' },
  },
  ...given,
});

/** What a rejection is answered with. */
export const rejected = {
  id: 'app_1',
  status: 'REJECTED',
  awaitsSecondSignOff: false,
  weightedScore: null,
  rowVersion: 6,
} as const;
