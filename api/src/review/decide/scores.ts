import { MIN_JUSTIFICATION } from '@portal/contracts/applications/criteria';
import { type Score, scoreProblems, weightedScore } from '@portal/contracts/review/score';
import { problem } from '../../kernel/http/problem.ts';
import { criteriaOf } from '../criteria/read-criteria.ts';
import type { DecisionContext } from './decision-context.ts';

/** Every criterion with its justified score. @throws scores_incomplete naming each that is not. */
export const requireScores = async ({
  tx,
  input,
  access: { application },
}: DecisionContext): Promise<{ scores: Score[]; weighted: number }> => {
  const criteria = await criteriaOf(tx, application);
  const scores = input.scores ?? [];
  const problems = scoreProblems(criteria, scores);
  const { value } = weightedScore(criteria, scores);
  if (problems.length > 0 || value === undefined)
    throw problem('scores_incomplete', {
      fields: problems.map(({ field, code }) =>
        code === 'too_short' ? { field, code, limit: MIN_JUSTIFICATION } : { field, code },
      ),
    });
  return { scores, weighted: value };
};

/**
 * In one step the decision itself carries the scores, unless somebody scored in this round before.
 * In two steps the reviewers have scored.
 */
export const scoresForFinal = async (
  c: DecisionContext,
): Promise<{ scores: Score[]; weighted: number | null }> => {
  const { transition, decisions, access, input } = c;
  const isScored = decisions.some(
    (one) => one.reviewRound === access.application.reviewRound && one.scores.length > 0,
  );
  const needsScores = transition.needsScores === true && !(isScored && input.scores === undefined);
  return needsScores ? requireScores(c) : { scores: [], weighted: null };
};
