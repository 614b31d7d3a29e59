import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const reviewDocumentation: readonly Documentation[] = [
  documentation(calls.listFundApplications, {
    description:
      '`fundId` is a fund, a fund type or `all`. Drafts are never in it. Reviewers see what `assignmentMode` lets them see, and before their declaration no sector and no amount. `nextKey` continues at the cost of the first page; `counts` ignores all filters but fund and country.',
    params: { fundId: 'all' },
    query: { page: 1, pageSize: 10, status: ['UNDER_REVIEW'], sortBy: 'submittedAt', order: 'DESC' },
    answer: {
      data: [
        {
          id: 'app_py3crhkts9hmem2qmjgn',
          applicationNumber: 'CF-2026-000019',
          projectTitle: 'Entrepôts frigorifiques au port de pêche',
          organisationName: 'Abidjan Cold Chain',
          countryCode: 'CI',
          fundId: 'fund_credit',
          fundType: 'CREDIT_FUND',
          status: 'UNDER_REVIEW',
          version: 1,
          sector: 'AGRIBUSINESS',
          amountRequested: { amount: '2480000.00', currency: 'USD' },
          amountApproved: null,
          submittedAt: '2026-10-17T08:48:00Z',
          updatedAt: '2026-10-21T08:30:00Z',
          decidedAt: null,
          dueAt: null,
          isOnBehalf: false,
          isOwnEntry: false,
          reviewers: [{ reviewerId: 'usr_xav318nj7a2mnnnyf6wq', name: 'Amina Bello', state: 'ACCEPTED' }],
          myState: null,
          myDeclaration: null,
          rowVersion: 1,
        },
      ],
      message: '',
      total: 1,
      page: 1,
      pageSize: 10,
      nextKey: null,
      counts: [{ status: 'UNDER_REVIEW', count: 1 }],
    },
  }),
  documentation(calls.declareConflict, {
    description:
      'Needed before the content is readable. No conflict opens it and starts the review; a conflict closes it for good and frees the place.',
    params: { id: 'app_d018v5ar10hb5areyt8w' },
    body: { hasConflict: false },
    answer: {
      data: [
        {
          id: 'asg_efnafwfgjc20s9j2mwvt',
          applicationId: 'app_d018v5ar10hb5areyt8w',
          reviewerId: 'usr_xav318nj7a2mnnnyf6wq',
          reviewerName: 'Amina Bello',
          assignedBy: null,
          assignedAt: '2026-11-21T08:30:00.000Z',
          dueAt: null,
          state: 'ACCEPTED',
          declaration: { hasConflict: false, type: null, note: null, signedAt: '2026-11-21T08:30:00.000Z' },
        },
      ],
      message: 'Your declaration has been recorded.',
    },
  }),
  documentation(calls.getScoreDraft, {
    description:
      'Scores that the caller has begun, from whichever device, and those of an earlier version: `version` says which one was scored. Nobody else reads them.',
    params: { id: 'app_d018v5ar10hb5areyt8w' },
    answer: {
      data: [
        {
          criterionId: 'FEASIBILITY',
          score: 4,
          justification: 'The budget follows the template.',
          version: 1,
          savedAt: '2026-11-21T08:30:00.000Z',
        },
      ],
      message: '',
    },
  }),
  documentation(calls.saveScoreDraft, {
    description:
      'Criteria that are present replace the stored ones, the others stay. Nothing is sent to anybody: the scores count once they are sent with a decision.',
    params: { id: 'app_d018v5ar10hb5areyt8w' },
    body: {
      marks: [{ criterionId: 'FEASIBILITY', score: 4, justification: 'The budget follows the template.' }],
    },
    answer: {
      data: [
        {
          criterionId: 'FEASIBILITY',
          score: 4,
          justification: 'The budget follows the template.',
          version: 1,
          savedAt: '2026-11-21T08:30:00.000Z',
        },
      ],
      message: 'Saved.',
    },
  }),
  documentation(calls.assignReviewers, {
    description:
      'The reviewers from now on: those left out are removed. Never who entered it, nor who declared a conflict.',
    params: { id: 'app_py3crhkts9hmem2qmjgn' },
    body: { reviewerIds: ['usr_xav318nj7a2mnnnyf6wq'], dueAt: '2036-12-12T09:00:00Z', rowVersion: 1 },
    answer: {
      data: [
        {
          id: 'asg_efnafwfgjc20s9j2mwvt',
          applicationId: 'app_py3crhkts9hmem2qmjgn',
          reviewerId: 'usr_xav318nj7a2mnnnyf6wq',
          reviewerName: 'Amina Bello',
          assignedBy: 'usr_8nq2',
          assignedAt: '2026-11-21T08:30:00.000Z',
          dueAt: '2026-12-12T09:00:00Z',
          state: 'PENDING',
          declaration: null,
        },
      ],
      message: 'The reviewers have been assigned.',
    },
  }),
  documentation(calls.listAssignableReviewers, {
    description: 'With how many applications each has open.',
    params: { id: 'app_py3crhkts9hmem2qmjgn' },
    answer: {
      data: [
        { userId: 'usr_xav318nj7a2mnnnyf6wq', name: 'Amina Bello', countryCode: 'NG', openAssignments: 5 },
      ],
      message: '',
    },
  }),
  documentation(calls.decide, {
    description:
      'Who calls, the status and the mode of the fund settle what it does: a reviewer recommends (APPROVE, REJECT), in SINGLE_STEP decides; a manager or the super user decides, returns (RETURN), holds (HOLD, RELEASE) or finds ineligible (MARK_INELIGIBLE). Approving reserves the amount in the same transaction, above a limit after a second person. Never who entered or reviewed it. Of two at once one wins, the other reads `stale_version`. Send an `Idempotency-Key`.',
    params: { id: 'app_py3crhkts9hmem2qmjgn' },
    body: {
      decision: 'RETURN',
      rowVersion: 1,
      sections: ['financing'],
      messageToApplicant: 'Please state how the other funding is secured.',
      dueAt: '2026-12-12T09:00:00Z',
    },
    answer: {
      data: {
        id: 'app_py3crhkts9hmem2qmjgn',
        status: 'RETURNED',
        awaitsSecondSignOff: false,
        weightedScore: null,
        rowVersion: 2,
      },
      message: 'Your decision has been recorded.',
    },
  }),
  documentation(calls.exportApplications, {
    description:
      'A spreadsheet called `transactions_{YYYYMMDD_HHmmss}.xlsx`: exactly the rows that the filters or the ids name. Texts are text cells, so nothing in them is computed. Without a body: all of them; the ids may also stand in the address. Written to the log.',
    query: {},
    body: { ids: 'app_jzpa098897adyx8tqms2,app_py3crhkts9hmem2qmjgn' },
  }),
];
