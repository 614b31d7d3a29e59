import { isFinal, type Status } from '@portal/contracts/applications/enums';
import type { May } from '@portal/contracts/applications/staff-application.schemas';
import {
  type Action,
  type Capacity,
  holdsIn,
  transitionFor,
} from '@portal/contracts/applications/status-machine';
import type { DecisionMode } from '@portal/contracts/funds/enums';
import type { Access } from '../../applications/index.ts';
import type { FundRecord } from '../../funds/index.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import type { DecisionRecord } from './decisions.db.ts';

/** What decides who may act; pages read the outcome as `may`. */
interface ReviewFacts {
  status: Status;
  decisionMode: DecisionMode;
  /** The caller entered or owns the application. */
  isOwnEntry: boolean;
  /** The caller has recommended on this version. */
  hasReviewed: boolean;
  declaration: 'NO_CONFLICT' | 'CONFLICT' | null;
}

const exists = (action: Action, from: Status, who: Capacity, mode: DecisionMode): boolean => {
  const row = transitionFor(action, from, who);
  return row !== undefined && holdsIn(mode, row);
};

/** A reviewer with a clean declaration, on something the reviewer did not enter. */
const isImpartial = (facts: ReviewFacts): boolean => !facts.isOwnEntry && facts.declaration !== 'CONFLICT';

const mayReview = (facts: ReviewFacts): boolean =>
  isImpartial(facts) &&
  facts.declaration === 'NO_CONFLICT' &&
  !facts.hasReviewed &&
  transitionFor('RECOMMEND', facts.status, 'REVIEWER') !== undefined;

/** Approve or reject for good: never who entered it, and in two steps never who reviewed it. */
const mayDecide = (facts: ReviewFacts, who: Capacity): boolean =>
  isImpartial(facts) &&
  exists('APPROVE', facts.status, who, facts.decisionMode) &&
  (who === 'REVIEWER' ? facts.declaration === 'NO_CONFLICT' : !facts.hasReviewed);

const mayReturn = (facts: ReviewFacts, who: Capacity): boolean =>
  isImpartial(facts) &&
  transitionFor('RETURN', facts.status, who) !== undefined &&
  (who !== 'REVIEWER' || facts.declaration === 'NO_CONFLICT');

/** Whether someone has recommended in this round. */
export const hasReviewed = (decisions: readonly DecisionRecord[], userId: string, round: number): boolean =>
  decisions.some(
    (one) => one.kind === 'RECOMMENDATION' && one.byUserId === userId && one.reviewRound === round,
  );

/** Where a fund reviews blind, a reviewer speaks before hearing the others. */
export const hearsOthers = (
  decisions: readonly DecisionRecord[],
  actor: Actor,
  { application, capacity }: Access,
  { blindReview }: Pick<FundRecord, 'blindReview'>,
): boolean =>
  capacity !== 'REVIEWER' ||
  !blindReview ||
  application.decidedAt !== null ||
  hasReviewed(decisions, actor.id, application.reviewRound);

/** Whether someone ever recommended on it: such a person never decides in the second step. */
export const everReviewed = (decisions: readonly DecisionRecord[], userId: string): boolean =>
  decisions.some((one) => one.kind === 'RECOMMENDATION' && one.byUserId === userId);

/** Whether someone has proposed in this round that a rule is not met. */
export const hasProposed = (decisions: readonly DecisionRecord[], userId: string, round: number): boolean =>
  decisions.some((one) => one.kind === 'PROPOSAL' && one.byUserId === userId && one.reviewRound === round);

/** What the reader of the staff view may do now; the same predicates refuse for real. */
export const mayOf = (
  actor: Actor,
  { application, capacity, relation, isOwnEntry }: Access,
  decisions: readonly DecisionRecord[],
  decisionMode: DecisionMode,
): May => {
  const { status, reviewRound } = application;
  const isReviewer = capacity === 'REVIEWER';
  const isAssigned = relation.assignment !== null && relation.assignment !== 'REMOVED';
  const facts: ReviewFacts = {
    status,
    decisionMode,
    isOwnEntry,
    hasReviewed: isReviewer
      ? hasReviewed(decisions, actor.id, reviewRound)
      : everReviewed(decisions, actor.id),
    declaration: relation.declaration,
  };
  const isConflicted = relation.declaration === 'CONFLICT';
  const can = (action: Action) => !isConflicted && transitionFor(action, status, capacity) !== undefined;
  const recommend = isReviewer && decisionMode === 'TWO_STEP' && mayReview(facts);
  const decide = mayDecide(facts, capacity);
  const isScored = decisions.some((one) => one.reviewRound === reviewRound && one.scores.length > 0);
  const needsScores = transitionFor('APPROVE', status, capacity)?.needsScores === true;
  return {
    declare: !isFinal(status) && relation.declaration === null && !isOwnEntry,
    startReview: can('START_REVIEW'),
    recommend,
    score: recommend || (decide && needsScores && !isScored),
    decide,
    returnIt: mayReturn(facts, capacity),
    abstain: can('ABSTAIN') && (!isReviewer || isAssigned || relation.declaration === 'NO_CONFLICT'),
    hold: can('HOLD'),
    release: can('RELEASE'),
    markIneligible: can('MARK_INELIGIBLE') && !everReviewed(decisions, actor.id),
    proposeIneligible:
      can('PROPOSE_INELIGIBLE') &&
      relation.declaration === 'NO_CONFLICT' &&
      !hasProposed(decisions, actor.id, reviewRound),
    withdraw: can('WITHDRAW'),
    sendBack: can('SEND_BACK'),
    reopen: can('REOPEN') && application.submittedAt !== null,
    assign: !isReviewer && !isConflicted && !isFinal(status),
  };
};
