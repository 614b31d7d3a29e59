import { expect, test } from 'vitest';
import { barOf, type DecisionKind, type DecisionValues, toDecide, turnOf } from './decision-kinds.ts';

const blank: DecisionValues = {
  amount: '',
  conditions: '',
  reasonCode: '',
  rule: '',
  conflictType: '',
  requests: [],
  dueOn: '',
  message: '',
  comment: '',
  request: '',
  overrideReason: '',
};
const application = { rowVersion: 7, currency: 'USD' };
const scores = [
  { criterionId: 'FEASIBILITY' as const, score: 4, justification: 'Budget follows the template.' },
];

test('a reviewer who is for it sends APPROVE with scores and the recommended amount', () => {
  expect(
    toDecide('RECOMMEND', { ...blank, amount: '250000', message: 'typed elsewhere' }, application, scores),
  ).toEqual({
    decision: 'APPROVE',
    rowVersion: 7,
    scores,
    amountRecommended: { amount: '250000', currency: 'USD' },
  });
});

test('a manager approves an amount under conditions, one per line', () => {
  const values = { ...blank, amount: '200000', conditions: 'Audited accounts\n\n Quarterly report ' };
  expect(toDecide('APPROVE', values, application, [])).toEqual({
    decision: 'APPROVE',
    rowVersion: 7,
    amountApproved: { amount: '200000', currency: 'USD' },
    conditions: ['Audited accounts', 'Quarterly report'],
  });
});

test('a return has its requests, each about a section or a question, and the end of its due day', () => {
  const values = {
    ...blank,
    requests: [
      { question: 'documents.BUDGET', text: ' Please send the missing annex. ' },
      { question: 'organisation.focalPoint.email', text: 'Please give an address that is read.' },
      { question: 'project', text: 'Please bring the project up to date.' },
    ],
    dueOn: '2026-12-04',
  };
  expect(toDecide('RETURN', values, application, scores)).toEqual({
    decision: 'RETURN',
    rowVersion: 7,
    requests: [
      { section: 'documents', field: 'BUDGET', text: 'Please send the missing annex.' },
      { section: 'organisation', field: 'focalPoint.email', text: 'Please give an address that is read.' },
      { section: 'project', text: 'Please bring the project up to date.' },
    ],
    dueAt: '2026-12-04T23:59:59.000Z',
  });
});

test.each<[string, DecisionKind[], DecisionKind | undefined, DecisionKind[], DecisionKind[]]>([
  [
    'a reviewer who scores',
    ['RECOMMEND', 'ADVISE_AGAINST', 'RETURN', 'ABSTAIN', 'PROPOSE_INELIGIBLE'],
    'RECOMMEND',
    ['ADVISE_AGAINST', 'RETURN'],
    ['ABSTAIN', 'PROPOSE_INELIGIBLE'],
  ],
  ['a reviewer of what was sent again', ['ABSTAIN', 'START_REVIEW'], 'START_REVIEW', [], ['ABSTAIN']],
  ['a reviewer who has recommended', ['ABSTAIN'], undefined, [], ['ABSTAIN']],
  [
    'a manager who decides',
    ['APPROVE', 'REJECT', 'SEND_BACK', 'HOLD', 'WITHDRAW'],
    'APPROVE',
    ['REJECT'],
    ['SEND_BACK', 'HOLD', 'WITHDRAW'],
  ],
  ['a manager on hold', ['RELEASE'], 'RELEASE', [], []],
  ['a manager during a review', ['RETURN', 'HOLD'], undefined, ['RETURN'], ['HOLD']],
])('%s: what moves it on is the solid button, abstaining is in the menu', (_, kinds, main, beside, more) => {
  expect(barOf(kinds)).toEqual({ main, beside, more });
});

const assigned = (state: 'PENDING' | 'REMOVED') => [{ state }] as Parameters<typeof turnOf>[0]['assignments'];

test('it is the turn of whoever moves the application on', () => {
  expect(turnOf({ status: 'SUBMITTED', assignments: assigned('REMOVED') })).toBe('ASSIGN');
  expect(turnOf({ status: 'RESUBMITTED', assignments: assigned('PENDING') })).toBe('START');
  expect(turnOf({ status: 'NOT_RECOMMENDED', assignments: [] })).toBe('DECIDE');
  expect(turnOf({ status: 'APPROVED', assignments: [] })).toBeUndefined();
});
