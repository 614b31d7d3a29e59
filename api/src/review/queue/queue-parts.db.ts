import type { Db } from '../../kernel/database/db.ts';
import type { Fragment } from '../../kernel/database/sql.ts';
import {
  isRestricted,
  OPEN_STATES,
  oneOf,
  type QueueFilterPart,
  type QueueScope,
  queueCondition,
  TO_JUDGE_STATES,
  TO_JUDGE_STATUSES,
} from './queue-condition.db.ts';
import type { QueueSort } from './queue-order.db.ts';

/** A part of a list that is found in one way. */
export interface QueuePart {
  /** With the application as `a`. */
  from: Fragment;
  where: Fragment;
  id: Fragment;
  sent: Fragment;
}

/** What the rows are read for: a page in an order, or their number. */
type Purpose = QueueSort | 'count';

const byQueue = (db: Db, scope: QueueScope, filters: QueueFilterPart, purpose: Purpose): QueuePart => ({
  from: db`applications a`,
  where: queueCondition(db, scope, filters, purpose !== 'count'),
  id: db`a.id`,
  sent: db`a.submitted_at`,
});

interface Given {
  reviewerId: string;
  /** Undefined: all that is not taken back. */
  states?: readonly string[];
}

/** What a reviewer was given; applications are looked up only for what is not kept beside the reviewer. */
const byReviewer = (
  db: Db,
  scope: QueueScope,
  { status, countryCode, ...others }: QueueFilterPart,
  { reviewerId, states }: Given,
  purpose: Purpose,
): QueuePart => {
  const asksMore = Object.values(others).some((value) => value !== undefined && value !== false);
  const isKept = !asksMore && (purpose === 'count' || purpose === 'submittedAt');
  // `offset 0`: joined freely, all applications were read to count what one reviewer was given.
  const application = db`cross join lateral (select * from applications where id = g.application_id offset 0) a`;
  return {
    from: db`given_applications g ${isKept ? db`` : application}`,
    where: db`g.reviewer_id = ${reviewerId}
      ${states ? db`and g.state = any(${states})` : db``}
      ${scope.fundIds ? db`and ${oneOf(db, 'g.fund_id', scope.fundIds)}` : db``}
      ${status ? db`and ${oneOf(db, 'g.status', status)}` : db``}
      ${countryCode ? db`and ${oneOf(db, 'g.country_code', countryCode)}` : db``}
      ${isKept ? db`` : db`and ${queueCondition(db, { ...scope, fundIds: undefined }, others)}`}`,
    id: db`g.application_id`,
    sent: db`g.submitted_at`,
  };
};

/** What a reviewer was given is found by the reviewer, what everybody sees by the queue's indexes. */
export const partsOf = (db: Db, scope: QueueScope, q: QueueFilterPart, purpose: Purpose): QueuePart[] => {
  const { reviewerId, assignedToMe, toJudge, ...others } = q;
  const { openFundIds, assignedFundIds, userId } = scope;
  if (reviewerId !== undefined && !isRestricted(scope)) {
    const filters = { ...others, ...(assignedToMe && { assignedToMe }), ...(toJudge && { toJudge }) };
    return [byReviewer(db, scope, filters, { reviewerId, states: OPEN_STATES }, purpose)];
  }
  const all = { ...scope, assignedFundIds: [] }; // who is at work on it sees it
  const asked = reviewerId === undefined ? others : { ...others, reviewerId };
  if (toJudge) {
    const status = TO_JUDGE_STATUSES.filter((one) => others.status?.includes(one) ?? true);
    const given = { reviewerId: userId, states: TO_JUDGE_STATES };
    return [byReviewer(db, all, { ...asked, status }, given, purpose)];
  }
  if (assignedToMe) return [byReviewer(db, all, asked, { reviewerId: userId, states: OPEN_STATES }, purpose)];
  if (!isRestricted(scope)) return [byQueue(db, scope, q, purpose)];
  const given = byReviewer(db, { ...all, fundIds: assignedFundIds }, q, { reviewerId: userId }, purpose);
  return openFundIds.length > 0
    ? [byQueue(db, { ...all, fundIds: openFundIds }, q, purpose), given]
    : [given];
};
