import type { Db } from '../../kernel/database/db.ts';
import { isRestricted, OPEN_STATES, type QueueFilterPart, type QueueScope } from './queue.db.ts';

/** What a reviewer was given, in the states that are asked for; undefined: all that is not taken back. */
export interface Given {
  reviewerId: string;
  states?: readonly string[];
}

/** A part of a list that is found in one way. */
export interface QueuePart {
  scope: QueueScope;
  filters: QueueFilterPart;
  /** Found by what this reviewer was given, not by the queue's own indexes. */
  given?: Given;
}

/**
 * A list as the parts it is put together of: what a reviewer was given is found by the reviewer, since
 * elsewhere it lies far apart; what everybody sees by the queue's indexes.
 */
export const partsOf = (scope: QueueScope, q: QueueFilterPart): QueuePart[] => {
  const { reviewerId, assignedToMe, ...others } = q;
  if (reviewerId !== undefined && !isRestricted(scope)) {
    const filters = assignedToMe ? { ...others, assignedToMe } : others;
    return [{ scope, filters, given: { reviewerId, states: OPEN_STATES } }];
  }
  if (assignedToMe) {
    const filters = reviewerId === undefined ? others : { ...others, reviewerId };
    const all = { ...scope, assignedFundIds: [] }; // who is at work on it sees it
    return [{ scope: all, filters, given: { reviewerId: scope.userId, states: OPEN_STATES } }];
  }
  if (!isRestricted(scope)) return [{ scope, filters: q }];
  const { openFundIds, assignedFundIds, userId } = scope;
  const given: QueuePart = {
    scope: { ...scope, fundIds: assignedFundIds, assignedFundIds: [] },
    filters: q,
    given: { reviewerId: userId },
  };
  const open: QueuePart = { scope: { ...scope, fundIds: openFundIds, assignedFundIds: [] }, filters: q };
  return openFundIds.length > 0 ? [open, given] : [given];
};

/** The condition on `g`, for what of a list's filters is kept beside the reviewer. */
export const givenCondition = (db: Db, { scope, filters }: QueuePart, { reviewerId, states }: Given) => db`
  g.reviewer_id = ${reviewerId}
  ${states ? db`and g.state = any(${states})` : db``}
  ${scope.fundIds ? db`and g.fund_id = any(${scope.fundIds})` : db``}
  ${filters.status ? db`and g.status = any(${filters.status})` : db``}
  ${filters.countryCode ? db`and g.country_code = any(${filters.countryCode})` : db``}`;
