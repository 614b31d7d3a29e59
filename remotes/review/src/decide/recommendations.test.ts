import type {
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import { expect, test } from 'vitest';
import { amountToApprove, recommendationsOf } from './recommendations.ts';

let n = 0;
const said = (facts: Partial<StaffDecision>, amount?: string): StaffDecision => {
  n += 1;
  const money = amount === undefined ? null : { amount, currency: 'USD' };
  return {
    id: `dec_${n}`,
    decision: 'APPROVE',
    kind: 'RECOMMENDATION',
    byUserId: `usr_${n}`,
    byName: 'Amina Bello',
    byRole: 'FUND_REVIEWER_USER',
    at: '2026-11-21T08:30:00.000Z',
    version: 1,
    scores: [],
    weightedScore: 4,
    reasonCode: null,
    rule: null,
    internalComment: null,
    messageToApplicant: null,
    amountRecommended: facts.kind === 'FIRST_SIGN_OFF' ? null : money,
    amountApproved: facts.kind === 'FIRST_SIGN_OFF' ? money : null,
    conditions: [],
    sections: [],
    dueAt: null,
    ...facts,
  };
};
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
