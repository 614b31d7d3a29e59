import { type ApplicationRecord, moveTo, noteActivity } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { mailNotNeeded } from '../assign/mail-not-needed.ts';
import { listAssignments, setAssignment } from '../record/assignments.db.ts';
import type { DecisionRecord } from '../record/decisions.db.ts';
import { hasReviewed } from '../record/review-rights.ts';
import { checkedAmount } from './check-amount.ts';
import { type DecisionContext, type Outcome, writeDecision, writeHistory } from './decision-context.ts';
import { requireScores } from './scores.ts';

type Voice = 'APPROVE' | 'REJECT';

/** More voices for than against; a tie is no recommendation. */
export const majority = (voices: readonly Voice[]): 'RECOMMENDED' | 'NOT_RECOMMENDED' => {
  const inFavour = voices.filter((voice) => voice === 'APPROVE').length;
  return inFavour > voices.length - inFavour ? 'RECOMMENDED' : 'NOT_RECOMMENDED';
};

/** What reviewers have said in this round; who stepped aside since then does not count. */
export const voicesOn = async (
  tx: Tx,
  { id, reviewRound }: ApplicationRecord,
  decisions: readonly DecisionRecord[],
): Promise<Voice[]> => {
  const steppedAside = new Set(
    (await listAssignments(tx, id))
      .filter((one) => one.state === 'RECUSED' || one.state === 'DECLINED')
      .map((one) => one.reviewerId),
  );
  return decisions.flatMap((one): Voice[] =>
    one.kind === 'RECOMMENDATION' && one.reviewRound === reviewRound && !steppedAside.has(one.byUserId)
      ? [one.decision === 'APPROVE' ? 'APPROVE' : 'REJECT']
      : [],
  );
};

/**
 * A reviewer's scores and word. The application moves on when as many reviewers as the fund asks for
 * have spoken in this round.
 */
export const recommend = async (c: DecisionContext): Promise<Outcome> => {
  const { tx, caller, access, fund, decisions, input } = c;
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
  const voices = await voicesOn(tx, application, decisions);
  voices.push(input.decision === 'APPROVE' ? 'APPROVE' : 'REJECT');
  const isComplete = voices.length >= fund.requiredReviewers;
  const status = isComplete ? majority(voices) : application.status;
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
