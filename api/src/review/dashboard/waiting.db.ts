import type { FundsStat } from '@portal/contracts/review/dashboard';
import { type Db, onlyRow } from '../../kernel/database/db.ts';
import { isSignedFirst, TO_DECIDE_STATUSES, TO_JUDGE_STATUSES } from '../queue/queue-condition.db.ts';
import { matching } from './counts.db.ts';
import type { Scope } from './scope.ts';

interface Waiting {
  toDecide: number;
  longestToDecide: string | null;
  toReview: number;
  longestToReview: string | null;
  overdue: number;
  longestOverdue: string | null;
}

/** What waits for somebody now, whatever the period. */
export const waiting = async (db: Db, scope: Scope): Promise<FundsStat['waiting']> => {
  const { filters, userId } = scope;
  const wanted = (statuses: readonly string[]) =>
    filters.status ? statuses.filter((one) => one === filters.status) : statuses;
  const ofFundType = filters.fundType
    ? db`and a.fund_id in (select id from funds where fund_type = ${filters.fundType})`
    : db``;
  const counted = (statuses: readonly string[], column: 'n' | 'unassigned') => db`(
    select coalesce(sum(a.${db(column)}), 0)::int from period_counts a
    where a.event = 'RECEIVED' and a.span = 'EVER' and a.at = '-infinity' and a.status = any(${wanted(statuses)})
      and a.sector = ${filters.sector ?? ''} and a.country_code = ${filters.countryCode ?? ''}
      ${filters.fundId ? db`and a.fund_id = ${filters.fundId}` : db``} ${ofFundType})`;
  const mine = isSignedFirst(db, db`= ${userId}`);
  const signedFirst = db`(
    select count(*)::int from applications a
    where a.status = any(${wanted(TO_DECIDE_STATUSES)}) and ${mine} and ${matching(db, scope)} ${ofFundType})`;
  // `kept` repeats the condition of a partial index, word for word.
  const oldest = (statuses: readonly string[], kept: ReturnType<Db>) => db`(
    select min(oldest.updated_at) from unnest(${wanted(statuses)}::text[]) s(status), lateral (
      select a.updated_at from applications a
      where a.status = s.status and ${kept} and ${matching(db, scope)} ${ofFundType}
      order by a.updated_at limit 1) oldest)`;
  const isReturned = !filters.status || filters.status === 'RETURNED';
  const overdue = db`(
    select count(*)::int from applications a
    where a.status = 'RETURNED' and a.due_at < now() and ${matching(db, scope)} ${ofFundType})`;
  // Most that were not touched for long are overdue: `is true` keeps to the walk by that, not by the date.
  const row = await onlyRow(db<Waiting[]>`
    select ${counted(TO_DECIDE_STATUSES, 'n')} - ${signedFirst} as to_decide, ${oldest(TO_DECIDE_STATUSES, db`a.status in ('RECOMMENDED', 'NOT_RECOMMENDED') and not ${mine}`)} as longest_to_decide,
      ${counted(TO_JUDGE_STATUSES, 'unassigned')} as to_review, ${oldest(TO_JUDGE_STATUSES, db`a.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW') and not a.has_reviewer`)} as longest_to_review,
      case when ${isReturned} then ${overdue} else 0 end as overdue,
      case when ${isReturned} then (
        select a.updated_at from applications a
        where a.status = 'RETURNED' and (a.due_at < now()) is true and ${matching(db, scope)} ${ofFundType}
        order by a.updated_at limit 1) end as longest_overdue`);
  return {
    toDecide: { count: row.toDecide, oldestAt: row.longestToDecide },
    withoutReviewer: { count: row.toReview, oldestAt: row.longestToReview },
    overdueReturns: { count: row.overdue, oldestAt: row.longestOverdue },
  };
};
