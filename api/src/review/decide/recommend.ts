import { moveTo, noteActivity } from '../../applications/index.ts';
import { problem } from '../../kernel/http/problem.ts';
import { listAssignments, setAssignment } from '../record/assignments.db.ts';
import { hasReviewed } from '../record/review-rights.ts';
import { checkedAmount } from './check-amount.ts';
import { type DecisionContext, type Outcome, writeDecision, writeHistory } from './decision-context.ts';
import { demandScores } from './scores.ts';

/** More voices for than against; a tie is no recommendation. */
const majority = (voices: readonly ('APPROVE' | 'REJECT')[]): 'RECOMMENDED' | 'NOT_RECOMMENDED' => {
  const inFavour = voices.filter((voice) => voice === 'APPROVE').length;
  return inFavour > voices.length - inFavour ? 'RECOMMENDED' : 'NOT_RECOMMENDED';
};

/**
 * A reviewer's scores and word. The application moves on when as many reviewers as the fund asks for
 * have spoken in this round; who stepped aside since then does not count.
 */
export const recommend = async (c: DecisionContext): Promise<Outcome> => {
  const { tx, caller, access, fund, decisions, input } = c;
  const { application } = access;
  const { actor } = caller;
  if (hasReviewed(decisions, actor.id, application.reviewRound)) throw problem('invalid_state');
  const { scores, weighted } = await demandScores(c);
  const amountRecommended = checkedAmount(c, input.amountRecommended, 'amountRecommended');
  await writeDecision(c, {
    kind: 'RECOMMENDATION',
    scores,
    weightedScore: weighted,
    amountRecommended,
    reasonCode: input.reasonCode ?? null,
    conditions: input.conditions ?? [],
  });
  await setAssignment(tx, application.id, actor.id, 'SUBMITTED');
  const voice = input.decision === 'APPROVE' ? 'APPROVE' : 'REJECT';
  const steppedAside = new Set(
    (await listAssignments(tx, application.id))
      .filter((one) => one.state === 'RECUSED' || one.state === 'DECLINED')
      .map((one) => one.reviewerId),
  );
  const voices = decisions.flatMap((one): ('APPROVE' | 'REJECT')[] =>
    one.kind === 'RECOMMENDATION' &&
    one.reviewRound === application.reviewRound &&
    !steppedAside.has(one.byUserId)
      ? [one.decision === 'APPROVE' ? 'APPROVE' : 'REJECT']
      : [],
  );
  voices.push(voice);
  const isComplete = voices.length >= fund.requiredReviewers;
  const status = isComplete ? majority(voices) : application.status;
  if (!isComplete) await noteActivity(tx, application.id);
  const rowVersion = isComplete ? await moveTo(tx, application, status) : application.rowVersion;
  await writeHistory(c, {
    action: isComplete ? (status === 'RECOMMENDED' ? 'RECOMMEND' : 'ADVISE_AGAINST') : 'REVIEW',
    to: status,
    changes: [{ field: 'weightedScore', new: weighted }],
  });
  return { status, rowVersion, weightedScore: weighted };
};
