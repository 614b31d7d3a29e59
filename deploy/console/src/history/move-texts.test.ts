import { expect, test } from 'vitest';
import { movedFromTo } from './move-texts.ts';

test('a move of a canary says which build it is and who gets it', () => {
  const canary = { build: 'review@0.1.0-3f9a0c1d', share: 1_000 };
  expect(movedFromTo({ from: 144, to: 145, canary })).toBe('144 to 145, review 0.1.0-3f9a0c1d, 10%');
  expect(
    movedFromTo({ from: 1, to: 2, canary: { ...canary, share: 0, groups: ['FUND_REVIEWER_USER'] } }),
  ).toBe('1 to 2, review 0.1.0-3f9a0c1d, Fund Reviewer');
  const byLink = { ...canary, share: 0, groups: [] };
  expect(movedFromTo({ from: 1, to: 2, canary: byLink })).toBe('1 to 2, review 0.1.0-3f9a0c1d, by link');
  expect(movedFromTo({ from: null, to: 1, what: '6 apps' })).toBe('first, 1, 6 apps');
});
