import type { Status } from '@portal/contracts/applications/enums';
import {
  type Action,
  type Capacity,
  type Transition,
  transitionFor,
} from '@portal/contracts/applications/status-machine';
import { problem } from '../../kernel/http/problem.ts';

/** The row of the status machine by which someone acts. @throws invalid_state when there is none. */
export const requireTransition = (action: Action, from: Status, who: Capacity): Transition => {
  const transition = transitionFor(action, from, who);
  if (!transition) throw problem('invalid_state');
  return transition;
};
