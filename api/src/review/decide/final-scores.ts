import type { Score } from '@portal/contracts/review/score';
import type { Case } from './case.ts';
import { demandScores } from './scores.ts';

/**
 * In one step the decision itself carries the scores, unless somebody scored in this round before.
 * In two steps the reviewers have scored.
 */
export const scoresForFinal = async (c: Case): Promise<{ scores: Score[]; weighted: number | null }> => {
  const { transition, decisions, access, input } = c;
  const isScored = decisions.some(
    (one) => one.reviewRound === access.application.reviewRound && one.scores.length > 0,
  );
  const demands = transition.needsScores === true && !(isScored && input.scores === undefined);
  return demands ? demandScores(c) : { scores: [], weighted: null };
};
