import { MANAGER, REVIEWER, type Role, SUPER } from '@portal/contracts';
import type {
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import { expect, test } from 'vitest';
import { exampleDecision } from '../../test/example-decision.ts';
import { amountToApprove, firstSignOffOf, labelKindOf, recommendationsOf } from './recommendations.ts';

const judged = (
  decisions: StaffDecision[],
  assignments: Partial<StaffApplication['assignments'][number]>[] = [],
  status: StaffApplication['status'] = 'RECOMMENDED',
) => ({
  version: 1,
  status,
  amountRequested: { amount: '300000.00', currency: 'USD' },
  decisions,
  assignments: assignments as StaffApplication['assignments'],
});

test('an approval starts from the lowest amount recommended, not from the one requested', () => {
  const two = [
    exampleDecision({}, '290000.00'),
    exampleDecision({}, '9000.00'),
    exampleDecision({ decision: 'REJECT' }),
  ];
  expect(amountToApprove(judged(two))).toBe('9000.00');
  expect(amountToApprove(judged([]))).toBe('300000.00');
});

test('the second signature starts from the amount of the first', () => {
  const decisions = [
    exampleDecision({}, '290000.00'),
    exampleDecision({ kind: 'FIRST_SIGN_OFF' }, '280000.00'),
  ];
  expect(amountToApprove(judged(decisions))).toBe('280000.00');
});

test('a signature that a reviewer gave in one step is none of two', () => {
  const signed = exampleDecision({ kind: 'FIRST_SIGN_OFF', byRole: REVIEWER }, '280000.00');
  expect(firstSignOffOf(judged([signed], [], 'UNDER_REVIEW'))).toBe(signed);
  expect(firstSignOffOf(judged([signed]))).toBeUndefined();
});

test('what was said before it was sent back, or by who stepped aside, does not count', () => {
  const before = exampleDecision({}, '100.00');
  const back = exampleDecision({ decision: 'SEND_BACK', kind: 'PROCESS' });
  const aside = exampleDecision({}, '200.00');
  const now = exampleDecision({}, '250000.00');
  const application = judged([before, back, aside, now], [{ reviewerId: aside.byUserId, state: 'RECUSED' }]);
  expect(recommendationsOf(application)).toEqual([now]);
  expect(amountToApprove(application)).toBe('250000.00');
});

test('who is no reviewer declares a conflict instead of leaving a review', () => {
  const labelFor = (role: Role) => labelKindOf('ABSTAIN', judged([]), { id: 'usr_1', role });
  expect([REVIEWER, MANAGER, SUPER].map(labelFor)).toEqual(['ABSTAIN', 'DECLARE', 'DECLARE']);
});
