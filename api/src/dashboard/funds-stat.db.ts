import type { Localised } from '@portal/contracts';
import type { FundsStat } from '@portal/contracts/dashboard/schemas';
import type { FundType } from '@portal/contracts/funds/enums';
import type { Db } from '../database/db.ts';
import { bucket, buckets, matching, type Scope, within } from './scope.ts';

interface FundMoney {
  fundId: string;
  fundType: FundType;
  title: Localised;
  currency: string;
  balance: string;
  committed: string;
  available: string;
  paidOut: string;
  received: number;
}

/** Money as it stands now; what was paid out ever; applications of the period. */
export const fundMoney = (db: Db, scope: Scope): Promise<FundMoney[]> => {
  const { fundType, fundId } = scope.filters;
  return db<FundMoney[]>`
    select f.id as fund_id, f.fund_type, f.title, f.currency, f.balance, f.committed, f.balance - f.committed as available,
      (select coalesce(-sum(h.amount), 0)::numeric(20, 2) from fund_history h
        where h.fund_id = f.id and h.process = 'DISBURSEMENT') as paid_out,
      (select count(*)::int from applications a
        where a.fund_id = f.id and ${matching(db, scope)} and ${within(db, 'a.submitted_at', scope)}) as received
    from funds f
    where true ${fundType ? db`and f.fund_type = ${fundType}` : db``} ${fundId ? db`and f.id = ${fundId}` : db``}
    order by f.fund_type, f.id`;
};

export const receivedSeries = (db: Db, scope: Scope): Promise<FundsStat['series']> =>
  db<FundsStat['series']>`
    select b.period, coalesce(n.base_fund, 0)::int as base_fund, coalesce(n.credit_fund, 0)::int as credit_fund
    from (${buckets(db, scope)}) b left join (
      select ${bucket(db, 'a.submitted_at', scope)} as period,
        count(*) filter (where a.fund_type = 'BASE_FUND') as base_fund,
        count(*) filter (where a.fund_type = 'CREDIT_FUND') as credit_fund
      from applications a where ${matching(db, scope)} and ${within(db, 'a.submitted_at', scope)} group by 1) n using (period)
    order by b.period`;

export const receivedTotals = async (db: Db, scope: Scope): Promise<{ total: number; previous: number }> => {
  const [sums] = await db<{ total: number; previous: number }[]>`
    select
      (select count(*)::int from applications a where ${matching(db, scope)} and ${within(db, 'a.submitted_at', scope)}) as total,
      (select count(*)::int from applications a where ${matching(db, scope)} and ${within(db, 'a.submitted_at', scope, 'before')}) as previous`;
  return sums ?? { total: 0, previous: 0 };
};

const days = (db: Db) => db`
  round((percentile_cont(0.5) within group (order by extract(epoch from a.decided_at - a.submitted_at) / 86400))::numeric, 1)::float8`;

/** Days from sending to a decision, for decisions of the period. */
export const daysToDecision = async (db: Db, scope: Scope): Promise<FundsStat['daysToDecision']> => {
  const decided = db`from applications a where a.status in ('APPROVED', 'REJECTED') and ${matching(db, scope)}`;
  const [series, [sums]] = await Promise.all([
    db<FundsStat['daysToDecision']['series']>`
      select b.period, n.median from (${buckets(db, scope)}) b left join (
        select ${bucket(db, 'a.decided_at', scope)} as period, ${days(db)} as median
        ${decided} and ${within(db, 'a.decided_at', scope)} group by 1) n using (period)
      order by b.period`,
    db<{ median: number | null; previousMedian: number | null }[]>`
      select (select ${days(db)} ${decided} and ${within(db, 'a.decided_at', scope)}) as median,
        (select ${days(db)} ${decided} and ${within(db, 'a.decided_at', scope, 'before')}) as previous_median`,
  ]);
  return { median: sums?.median ?? null, previousMedian: sums?.previousMedian ?? null, series };
};

/** What waits for somebody now, whatever the period. */
export const waiting = async (db: Db, scope: Scope): Promise<FundsStat['waiting']> => {
  const open = (condition: ReturnType<Db>) => db`(
    select jsonb_build_object('count', count(*),
      'oldestAt', to_char(min(a.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
    from applications a where ${matching(db, scope)} and ${condition})`;
  const [row] = await db<FundsStat['waiting'][]>`
    select ${open(db`a.status in ('RECOMMENDED', 'NOT_RECOMMENDED')`)} as to_decide,
      ${open(db`a.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW') and not exists (
        select 1 from assignments s
        where s.application_id = a.id and s.state in ('PENDING', 'ACCEPTED', 'SUBMITTED'))`)} as without_reviewer,
      ${open(db`a.status = 'RETURNED' and a.due_at < now()`)} as overdue_returns`;
  const nothing = { count: 0, oldestAt: null };
  return row ?? { toDecide: nothing, withoutReviewer: nothing, overdueReturns: nothing };
};
