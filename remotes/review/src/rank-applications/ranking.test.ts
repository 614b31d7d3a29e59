import type { QueueRow } from '@portal/contracts/review/queue';
import { expect, test } from 'vitest';
import { rankingOf } from './ranking.ts';

const money = (amount: string) => ({ amount, currency: 'USD' });
const application = (number: string, facts: Partial<QueueRow>): QueueRow => ({
  id: `app_${number}`,
  applicationNumber: `CF-2026-${number}`,
  projectTitle: null,
  organisationName: null,
  countryCode: null,
  fundId: 'fund_credit',
  fundType: 'CREDIT_FUND',
  status: 'RECOMMENDED',
  version: 1,
  sector: null,
  amountRequested: money('100.00'),
  amountApproved: null,
  submittedAt: '2026-10-17T08:48:00Z',
  updatedAt: '2026-10-17T08:48:00Z',
  decidedAt: null,
  dueAt: null,
  waitingSince: null,
  language: 'en',
  meanScore: 3,
  scoreSpread: null,
  scores: [],
  amountRecommended: null,
  isOnBehalf: false,
  isOwnEntry: false,
  reviewers: [],
  myState: null,
  myDeclaration: null,
  rowVersion: 1,
  ...facts,
});
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('the best comes first, of two alike the one that is agreed on, and what has no score is left out', () => {
  const { ranked } = rankingOf(
    [
      application('1', { meanScore: 3.9, scoreSpread: 2.6 }),
      application('2', { meanScore: 4.6 }),
      application('3', { meanScore: null }),
      application('4', { meanScore: 3.9, scoreSpread: 0.8 }),
    ],
    '1000.00',
  );
  expect(ids(ranked)).toEqual(['app_2', 'app_4', 'app_1']);
  expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3]);
});

test('the money ends before the first that it is not enough for, to the cent', () => {
  const rows = [
    application('1', { meanScore: 4, amountRecommended: money('60.10') }),
    application('2', { meanScore: 3 }),
    application('3', { meanScore: 2, amountRecommended: money('0.20') }),
  ];
  const exact = rankingOf(rows, '160.10');
  expect([exact.within, exact.placed, exact.left]).toEqual([2, '160.10', '0.00']);
  expect(exact.ranked.map(({ total, over }) => [total, over])).toEqual([
    ['60.10', null],
    ['160.10', null],
    ['160.30', '0.20'],
  ]);
  const short = rankingOf(rows, '160.09');
  // The third would fit, but not before the second.
  expect([short.within, short.placed, short.left]).toEqual([1, '60.10', '99.99']);
  expect(rankingOf(rows, '10.00')).toMatchObject({ within: 0, placed: '0.00', left: '10.00' });
  expect(rankingOf([], '10.00')).toMatchObject({ within: 0, placed: '0.00', ranked: [] });
});

test('of what the money is enough for, what reviewers disagree about is told apart', () => {
  const rows = [
    application('1', { meanScore: 4 }),
    application('2', { meanScore: 3, scoreSpread: 2.4, amountRecommended: money('30.00') }),
    application('3', { meanScore: 2, scoreSpread: 3 }),
  ];
  expect(rankingOf(rows, '150.00')).toMatchObject({ placed: '130.00', agreed: '100.00', toSettle: '30.00' });
});

test('large disagreements come with the largest first', () => {
  const { disagreements } = rankingOf(
    [
      application('1', { scoreSpread: 2 }),
      application('2', { scoreSpread: 1.9 }),
      application('3', { scoreSpread: 2.6 }),
    ],
    '1000.00',
  );
  expect(ids(disagreements)).toEqual(['app_3', 'app_1']);
});
