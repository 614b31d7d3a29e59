import type { DecisionStats } from '@portal/contracts/dashboard/schemas';
import type { Money } from '@portal/contracts/funds/money';
import type { Db } from '../database/db.ts';
import { comparedTo } from './period.ts';
import { bucket, buckets, FEW, matching, type Scope, within } from './scope.ts';

/** Approved, or not approved, by the day of the decision. */
export const decisionStats = async (
  db: Db,
  scope: Scope,
  status: 'APPROVED' | 'REJECTED',
): Promise<DecisionStats> => {
  const decided = db`from applications a where a.status = ${status} and ${matching(db, scope)}`;
  const [series, [sums]] = await Promise.all([
    db<DecisionStats['series']>`
      select b.period, coalesce(n.count, 0)::int as count, coalesce(n.base_fund, 0)::int as base_fund,
        coalesce(n.credit_fund, 0)::int as credit_fund
      from (${buckets(db, scope)}) b left join (
        select ${bucket(db, 'a.decided_at', scope)} as period, count(*) as count,
          count(*) filter (where a.fund_type = 'BASE_FUND') as base_fund,
          count(*) filter (where a.fund_type = 'CREDIT_FUND') as credit_fund
        ${decided} and ${within(db, 'a.decided_at', scope)} group by 1) n using (period)
      order by b.period`,
    db<{ total: number; previous: number; amounts: Money[] }[]>`
      select
        (select count(*)::int ${decided} and ${within(db, 'a.decided_at', scope)}) as total,
        (select count(*)::int ${decided} and ${within(db, 'a.decided_at', scope, 'before')}) as previous,
        (select coalesce(jsonb_agg(jsonb_build_object('amount', s.amount::text, 'currency', s.currency) order by s.currency), '[]')
          from (select a.currency,
              coalesce(sum(coalesce(a.amount_approved, a.amount_requested)), 0)::numeric(20, 2) as amount
            ${decided} and ${within(db, 'a.decided_at', scope)} group by a.currency) s) as amounts`,
  ]);
  const { total = 0, previous = 0, amounts = [] } = sums ?? {};
  return {
    total,
    previous,
    comparedToPrevious: comparedTo(total, previous),
    amounts: scope.isReviewer && total < FEW ? null : amounts,
    series,
  };
};
