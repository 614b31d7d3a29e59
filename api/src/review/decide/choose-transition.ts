import type { Status } from '@portal/contracts/applications/enums';
import type { Decision } from '@portal/contracts/applications/review-enums';
import {
  type Action,
  type Capacity,
  holdsIn,
  statusMachine,
  type Transition,
  transitionFor,
} from '@portal/contracts/applications/status-machine';
import type { DecisionMode } from '@portal/contracts/funds/enums';
import { problem } from '../../kernel/http/problem.ts';

/** What a reviewer decides is a recommendation where a second step follows, and a proposal where only others may act. */
const actionOf = (decision: Decision, who: Capacity, mode: DecisionMode): Action | undefined => {
  const recommends = who === 'REVIEWER' && mode === 'TWO_STEP';
  if (decision === 'APPROVE') return recommends ? 'RECOMMEND' : 'APPROVE';
  if (decision === 'REJECT') return recommends ? 'ADVISE_AGAINST' : 'REJECT';
  if (decision === 'MARK_INELIGIBLE' && who === 'REVIEWER') return 'PROPOSE_INELIGIBLE';
  return decision === 'ABSTAIN' ? undefined : decision;
};

/** @throws forbidden when this capacity never takes it, invalid_state when not from this status. */
export const chooseTransition = (
  decision: Exclude<Decision, 'ABSTAIN'>,
  status: Status,
  who: Capacity,
  mode: DecisionMode,
): Transition => {
  const action = actionOf(decision, who, mode);
  if (action === undefined || !statusMachine.some((row) => row.action === action && row.who.includes(who)))
    throw problem('forbidden');
  const transition = transitionFor(action, status, who);
  if (!transition || !holdsIn(mode, transition)) throw problem('invalid_state');
  return transition;
};
