import type { Static } from 'typebox';
import { type Criterion, MAX_SCORE, MIN_JUSTIFICATION } from '../applications/criteria.ts';
import type { ScoreSchema } from '../applications/staff-application.schemas.ts';

export type Score = Static<typeof ScoreSchema>;

/**
 * The running result: the mean of what is scored, weighted, with two decimals, and how much of the
 * weight that is. `undefined` before the first score.
 */
export const weightedScore = (
  criteria: readonly Pick<Criterion, 'criterionId' | 'weight'>[],
  scores: readonly Pick<Score, 'criterionId' | 'score'>[],
): { value: number | undefined; scoredWeight: number } => {
  const weightOf = new Map(criteria.map((c) => [c.criterionId, c.weight]));
  let points = 0;
  let scoredWeight = 0;
  for (const { criterionId, score } of scores) {
    const weight = weightOf.get(criterionId);
    if (weight === undefined) continue;
    points += weight * score;
    scoredWeight += weight;
  }
  if (scoredWeight === 0) return { value: undefined, scoredWeight };
  return { value: Math.round((points * 100) / scoredWeight) / 100, scoredWeight };
};

export interface ScoreProblem {
  field: string;
  code: 'required' | 'unknown' | 'too_big' | 'too_short' | 'not_allowed';
}

/** What is missing or wrong in a set of scores; empty when every criterion has its justified score. */
export const scoreProblems = (
  known: readonly Pick<Criterion, 'criterionId'>[],
  scores: readonly Score[],
): ScoreProblem[] => {
  const problems: ScoreProblem[] = [];
  for (const { criterionId: id } of known) {
    const given = scores.filter((s) => s.criterionId === id);
    const field = `scores.${id}`;
    const [first] = given;
    if (first === undefined) problems.push({ field, code: 'required' });
    else if (given.length > 1) problems.push({ field, code: 'not_allowed' });
    else if (!Number.isInteger(first.score) || first.score < 0 || first.score > MAX_SCORE)
      problems.push({ field, code: 'too_big' });
    else if (first.justification.trim().length < MIN_JUSTIFICATION)
      problems.push({ field: `${field}.justification`, code: 'too_short' });
  }
  for (const { criterionId } of scores)
    if (!known.some((c) => c.criterionId === criterionId))
      problems.push({ field: `scores.${criterionId}`, code: 'unknown' });
  return problems;
};
