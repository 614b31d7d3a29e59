import { describe, expect, test } from 'vitest';
import { type Score, scoreProblems, weightedScore } from './score.ts';

const because = 'The annex shows it line by line.';
const criteria = [
  { criterionId: 'NEED', weight: 30 },
  { criterionId: 'REFORM', weight: 25 },
  { criterionId: 'FEASIBILITY', weight: 20 },
  { criterionId: 'VALUE', weight: 25 },
];
const full: Score[] = criteria.map(({ criterionId }) => ({ criterionId, score: 3, justification: because }));

describe('the weighted score', () => {
  test('is the mean of what is scored so far, by weight', () => {
    const soFar = [
      { criterionId: 'NEED', score: 4 },
      { criterionId: 'REFORM', score: 3 },
      { criterionId: 'FEASIBILITY', score: 4 },
    ];
    expect(weightedScore(criteria, soFar)).toEqual({ value: 3.67, scoredWeight: 75 });
  });
  test('is unknown before the first score, and ignores criteria of another version', () => {
    expect(weightedScore(criteria, [])).toEqual({ value: undefined, scoredWeight: 0 });
    expect(weightedScore(criteria, [{ criterionId: 'JOBS', score: 5 }]).value).toBeUndefined();
  });
});

describe('scores', () => {
  test('are complete when every criterion has a score and a reason', () => {
    expect(scoreProblems(criteria, full)).toEqual([]);
  });
  test('name the criterion that is missing, unexplained, doubled or of another version', () => {
    const [first, second, third, ...rest] = full as [Score, Score, Score, ...Score[]];
    const wrong: Score[] = [
      { ...second, justification: 'Fine.' },
      third,
      third,
      ...rest,
      { ...first, criterionId: 'JOBS' },
    ];
    expect(scoreProblems(criteria, wrong)).toEqual([
      { field: 'scores.NEED', code: 'required' },
      { field: 'scores.REFORM.justification', code: 'too_short' },
      { field: 'scores.FEASIBILITY', code: 'not_allowed' },
      { field: 'scores.JOBS', code: 'unknown' },
    ]);
  });
});
