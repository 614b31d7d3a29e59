import { awaitsConfirmation } from '@portal/contracts/applications/enums';
import type { Decision } from '@portal/contracts/applications/review-enums';
import type { Action, Transition } from '@portal/contracts/applications/status-machine';
import type { Decide, Decided } from '@portal/contracts/review/decide';
import type { Access } from '../../applications/index.ts';
import { findFund } from '../../funds/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import type { HeldMail } from '../assign/mail-together.ts';
import { type DecisionRecord, listDecisions } from '../record/decisions.db.ts';
import { actorAccess } from '../record/reader-access.ts';
import { everReviewed } from '../record/review-rights.ts';
import { abstain } from './abstain.ts';
import { approve } from './approve.ts';
import { chooseTransition } from './choose-transition.ts';
import type { DecisionContext, Outcome } from './decision-context.ts';
import { recommend } from './recommend.ts';
import { markIneligible, proposeIneligible, reject } from './reject.ts';
import { returnApplication } from './return-application.ts';
import { hold, release, reopen, sendBack, startReview } from './transitions.ts';

type Judgement = Decide & { decision: Exclude<Decision, 'ABSTAIN'> };

const carryOut: Partial<Record<Action, (c: DecisionContext) => Promise<Outcome>>> = {
  START_REVIEW: startReview,
  RETURN: returnApplication,
  RECOMMEND: recommend,
  ADVISE_AGAINST: recommend,
  SEND_BACK: sendBack,
  APPROVE: approve,
  REJECT: reject,
  HOLD: hold,
  RELEASE: release,
  MARK_INELIGIBLE: markIneligible,
  PROPOSE_INELIGIBLE: proposeIneligible,
  REOPEN: reopen,
};

const refuseOwnReview = (
  { action }: { action: Action },
  access: Access,
  decisions: readonly DecisionRecord[],
  userId: string,
): void => {
  const isFinalWord = action === 'APPROVE' || action === 'REJECT' || action === 'MARK_INELIGIBLE';
  if (isFinalWord && access.capacity !== 'REVIEWER' && everReviewed(decisions, userId))
    throw problem('own_application');
};

/** An amount or a message that only the form of the other decision mode asks for: the fund was changed since it was opened. */
const refuseOtherMode = ({ action }: Transition, { capacity }: Access, input: Judgement): void => {
  const asked: Partial<Record<Action, unknown>> = {
    RECOMMEND: input.amountApproved,
    APPROVE: input.amountRecommended,
    ADVISE_AGAINST: input.messageToApplicant,
  };
  if (capacity === 'REVIEWER' && asked[action]) throw problem('stale_version');
};

/** Nobody's money is committed before the person whom it is for has agreed. @throws applicant_not_confirmed. */
const refuseUnconfirmed = ({ needsConfirmation }: Transition, { application }: Access): void => {
  if (needsConfirmation && awaitsConfirmation(application)) throw problem('applicant_not_confirmed');
};

const judge = async (
  tx: Tx,
  caller: Caller,
  access: Access,
  input: Judgement,
  held: HeldMail[] | undefined,
): Promise<Outcome> => {
  const { application, capacity } = access;
  const fund = await orNotFound(findFund(tx, application.fundId));
  const transition = chooseTransition(input.decision, application.status, capacity, fund.decisionMode);
  refuseOtherMode(transition, access, input);
  refuseUnconfirmed(transition, access);
  const decisions = await listDecisions(tx, application.id);
  refuseOwnReview(transition, access, decisions, caller.actor.id);
  const act = carryOut[transition.action];
  if (!act) throw problem('forbidden');
  return act({ tx, caller, access, fund, decisions, input, transition, held });
};

/**
 * One decision or recommendation on one application. Role, status and the fund's decision mode settle its effect;
 * of two at once one wins and the other is told that its form is stale.
 * @param held where mails to reviewers are noted instead of sent.
 * @throws as `actorAccess`; forbidden, invalid_state, stale_version, applicant_not_confirmed, scores_incomplete, insufficient_balance,
 * second_person_required, application_in_progress, invalid_request.
 */
export const decide = async (
  tx: Tx,
  caller: Caller,
  id: string,
  input: Decide,
  held?: HeldMail[],
): Promise<Decided & { number: string | null }> => {
  const access = await actorAccess(tx, caller, id);
  const { status, rowVersion, applicationNumber } = access.application;
  if (rowVersion !== input.rowVersion)
    throw problem('stale_version', { data: { data: { id, status, rowVersion } } });
  const { decision } = input;
  const outcome =
    decision === 'ABSTAIN'
      ? await abstain(tx, caller, access, input)
      : await judge(tx, caller, access, { ...input, decision }, held);
  return {
    id,
    number: applicationNumber,
    status: outcome.status,
    awaitsSecondSignOff: outcome.awaitsSecondSignOff ?? false,
    weightedScore: outcome.weightedScore ?? null,
    rowVersion: outcome.rowVersion,
  };
};
