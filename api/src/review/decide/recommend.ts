import { type ApplicationRecord, moveTo, noteActivity } from '../../applications/index.ts';
import { holdFund } from '../../funds/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { mailNotNeeded } from '../assign/mail-not-needed.ts';
import { listAssignments, setAssignment } from '../record/assignments.db.ts';
import type { DecisionRecord } from '../record/decisions.db.ts';
import { hasReviewed } from '../record/review-rights.ts';
import { checkedAmount } from './check-amount.ts';
import { type DecisionContext, type Outcome, writeDecision, writeHistory } from './decision-context.ts';
import { requireScores } from './scores.ts';

type Advice = 'APPROVE' | 'REJECT';

/** RECOMMENDED where more reviewers are for than against; a tie is not. */
export const majority = (advice: readonly Advice[]): 'RECOMMENDED' | 'NOT_RECOMMENDED' => {
  const inFavour = advice.filter((one) => one === 'APPROVE').length;
  return inFavour > advice.length - inFavour ? 'RECOMMENDED' : 'NOT_RECOMMENDED';
};

/** The recommendations of this round, without those of reviewers who abstained since. */
export const recommendationsOn = async (
  tx: Tx,
  { id, reviewRound }: ApplicationRecord,
  decisions: readonly DecisionRecord[],
): Promise<Advice[]> => {
  const abstained = new Set(
    (await listAssignments(tx, id))
      .filter((one) => one.state === 'RECUSED' || one.state === 'DECLINED')
      .map((one) => one.reviewerId),
  );
  return decisions.flatMap((one): Advice[] =>
    one.kind === 'RECOMMENDATION' && one.reviewRound === reviewRound && !abstained.has(one.byUserId)
      ? [one.decision === 'APPROVE' ? 'APPROVE' : 'REJECT']
      : [],
  );
};

/** Writes scores and recommendation; the application moves on once as many reviewers as the fund asks for have recommended. */
export const recommend = async (c: DecisionContext): Promise<Outcome> => {
  const { tx, caller, access, decisions, input } = c;
  const { application } = access;
  const { actor } = caller;
  if (hasReviewed(decisions, actor.id, application.reviewRound)) throw problem('invalid_state');
  const { scores, weighted } = await requireScores(c);
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
  const advice = await recommendationsOn(tx, application, decisions);
  advice.push(input.decision === 'APPROVE' ? 'APPROVE' : 'REJECT');
  // Whoever changes the fund at this moment does not see this recommendation yet, and waits for it.
  const { decisionMode, requiredReviewers } = await holdFund(tx, application.fundId);
  const isComplete = decisionMode === 'TWO_STEP' && advice.length >= requiredReviewers;
  const status = isComplete ? majority(advice) : application.status;
  const rowVersion = isComplete ? await moveTo(tx, application, status) : application.rowVersion;
  if (isComplete) await mailNotNeeded(tx, application);
  else await noteActivity(tx, application.id);
  await writeHistory(c, {
    action: isComplete ? (status === 'RECOMMENDED' ? 'RECOMMEND' : 'ADVISE_AGAINST') : 'REVIEW',
    to: status,
    changes: [{ field: 'weightedScore', new: weighted }],
  });
  return { status, rowVersion, weightedScore: weighted };
};
