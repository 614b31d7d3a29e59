import { MIN_JUSTIFICATION } from '@portal/contracts/applications/criteria';
import { type Score, scoreProblems, weightedScore } from '@portal/contracts/review/score';
import { problem } from '../../kernel/http/problem.ts';
import type { Case } from './case.ts';

/** Every criterion with its justified score. @throws scores_incomplete naming each that is not. */
export const demandScores = ({
  input,
  access: { application },
}: Case): { scores: Score[]; weighted: number } => {
  const scores = input.scores ?? [];
  const problems = scoreProblems(application.fundType, scores);
  const { value } = weightedScore(application.fundType, scores);
  if (problems.length > 0 || value === undefined)
    throw problem('scores_incomplete', {
      fields: problems.map(({ field, code }) =>
        code === 'too_short' ? { field, code, limit: MIN_JUSTIFICATION } : { field, code },
      ),
    });
  return { scores, weighted: value };
};
