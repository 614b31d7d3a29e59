import type { Status } from '@portal/contracts/applications/enums';
import {
  type Action,
  type Capacity,
  holdsIn,
  transitionFor,
} from '@portal/contracts/applications/status-machine';
import type { DecisionMode } from '@portal/contracts/funds/enums';

/** What decides who may act; pages read the outcome as `may`. */
export interface ReviewFacts {
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

export const mayReview = (facts: ReviewFacts): boolean =>
  isImpartial(facts) &&
  facts.declaration === 'NO_CONFLICT' &&
  !facts.hasReviewed &&
  transitionFor('RECOMMEND', facts.status, 'REVIEWER') !== undefined;

/** Approve or reject for good: never who entered it, and in two steps never who reviewed it. */
export const mayDecide = (facts: ReviewFacts, who: Capacity): boolean =>
  isImpartial(facts) &&
  exists('APPROVE', facts.status, who, facts.decisionMode) &&
  (who === 'REVIEWER' ? facts.declaration === 'NO_CONFLICT' : !facts.hasReviewed);

export const mayReturn = (facts: ReviewFacts, who: Capacity): boolean =>
  isImpartial(facts) &&
  transitionFor('RETURN', facts.status, who) !== undefined &&
  (who !== 'REVIEWER' || facts.declaration === 'NO_CONFLICT');
