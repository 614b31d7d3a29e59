import { describe, expect, test } from 'vitest';
import { criteria } from '../applications/criteria.ts';
import { fundTypes } from '../funds/enums.ts';
import { type Score, scoreProblems, weightedScore } from './score.ts';

const because = 'The annex shows it line by line.';
const full: Score[] = criteria.BASE_FUND.map(({ id }) => ({
  criterionId: id,
  score: 3,
  justification: because,
}));

test.each(fundTypes)('the weights of %s add up to 100', (fundType) => {
  expect(criteria[fundType].reduce((sum, c) => sum + c.weight, 0)).toBe(100);
});

describe('the weighted score', () => {
  test('is the mean of what is scored so far, by weight', () => {
    const soFar = [
      { criterionId: 'QUANTIFIED_NEED', score: 4 },
      { criterionId: 'REFORM_COMMITMENT', score: 3 },
      { criterionId: 'FEASIBILITY', score: 4 },
    ] as const;
    expect(weightedScore('BASE_FUND', soFar)).toEqual({ value: 3.67, scoredWeight: 75 });
  });
  test('is unknown before the first score, and ignores criteria of the other fund', () => {
    expect(weightedScore('BASE_FUND', [])).toEqual({ value: undefined, scoredWeight: 0 });
    expect(weightedScore('BASE_FUND', [{ criterionId: 'JOBS_WOMEN_YOUTH', score: 5 }]).value).toBeUndefined();
  });
});

describe('scores', () => {
  test('are complete when every criterion has a score and a reason', () => {
    expect(scoreProblems('BASE_FUND', full)).toEqual([]);
  });
  test('name the criterion that is missing, unexplained, doubled or of the other fund', () => {
    const [first, second, third, ...rest] = full as [Score, Score, Score, ...Score[]];
    const wrong: Score[] = [
      { ...second, justification: 'Fine.' },
      third,
      third,
      ...rest,
      { ...first, criterionId: 'INTRA_AFRICAN_TRADE' },
    ];
    expect(scoreProblems('BASE_FUND', wrong)).toEqual([
      { field: 'scores.QUANTIFIED_NEED', code: 'required' },
      { field: 'scores.REFORM_COMMITMENT.justification', code: 'too_short' },
      { field: 'scores.FEASIBILITY', code: 'not_allowed' },
      { field: 'scores.INTRA_AFRICAN_TRADE', code: 'unknown' },
    ]);
  });
});
