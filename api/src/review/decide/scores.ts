import { MIN_JUSTIFICATION } from '@portal/contracts/applications/criteria';
import { type Score, scoreProblems, weightedScore } from '@portal/contracts/review/score';
import { problem } from '../../kernel/http/problem.ts';
import { criteriaOf } from '../criteria/read-criteria.ts';
import type { Case } from './case.ts';

/** Every criterion with its justified score. @throws scores_incomplete naming each that is not. */
export const demandScores = async ({
  tx,
  input,
  access: { application },
}: Case): Promise<{ scores: Score[]; weighted: number }> => {
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
