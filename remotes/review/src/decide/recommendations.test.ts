import type {
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import { expect, test } from 'vitest';
import { said } from '../../test/example-decision.ts';
import { amountToApprove, recommendationsOf } from './recommendations.ts';

const judged = (
  decisions: StaffDecision[],
  assignments: Partial<StaffApplication['assignments'][number]>[] = [],
) => ({
  version: 1,
  amountRequested: { amount: '300000.00', currency: 'USD' },
  decisions,
  assignments: assignments as StaffApplication['assignments'],
});

test('an approval starts from the lowest amount recommended, not from the one requested', () => {
  const two = [said({}, '290000.00'), said({}, '9000.00'), said({ decision: 'REJECT' })];
  expect(amountToApprove(judged(two))).toBe('9000.00');
  expect(amountToApprove(judged([]))).toBe('300000.00');
});

test('the second signature starts from the amount of the first', () => {
  const decisions = [said({}, '290000.00'), said({ kind: 'FIRST_SIGN_OFF' }, '280000.00')];
  expect(amountToApprove(judged(decisions))).toBe('280000.00');
});

test('what was said before it was sent back, or by who stepped aside, does not count', () => {
  const before = said({}, '100.00');
  const back = said({ decision: 'SEND_BACK', kind: 'PROCESS' });
  const aside = said({}, '200.00');
  const now = said({}, '250000.00');
  const application = judged([before, back, aside, now], [{ reviewerId: aside.byUserId, state: 'RECUSED' }]);
  expect(recommendationsOf(application)).toEqual([now]);
  expect(amountToApprove(application)).toBe('250000.00');
});
