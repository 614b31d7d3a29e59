import type { Db } from '../kernel/database/db.ts';
import type { Total } from '../kernel/database/page.ts';
import { amountSteps } from './amount-steps.ts';
import { type QueueFilterPart, type QueueScope, queueCondition } from './queue.db.ts';

/** Whether the counters of amounts know every filter. A reviewer sees amounts of some applications only. */
export const isCountedByAmount = (scope: QueueScope, q: QueueFilterPart): boolean => {
  const { status: _status, amountMin, amountMax, ...others } = q;
  const isFree = Object.values(others).every((value) => value === undefined || value === false);
  return isFree && !scope.isReviewer && (amountMin !== undefined || amountMax !== undefined);
};

/** Exact for a range of amounts: sums of counters, and single rows where its ends have more digits than are kept. */
export const countByAmount = async (db: Db, scope: QueueScope, q: QueueFilterPart): Promise<Total> => {
  const { status, amountMin, amountMax } = q;
  const steps = amountSteps(amountMin, amountMax);
  if (!steps) return { total: 0, isCapped: false };
  const { cells, rests } = steps;
  const counted = db`
    select cell.sign * c.n as n
    from unnest(${cells.digits}::int[], ${cells.since}::numeric[], ${cells.before}::numeric[], ${cells.sign}::int[])
        cell(digits, since, before, sign)
      cross join unnest(${status ?? ['']}::text[]) s(code), lateral (
      select sum(n) as n from amount_counts
      where status = s.code and digits = cell.digits and floor >= cell.since and floor < cell.before
        ${scope.fundIds ? db`and fund_id = any(${scope.fundIds})` : db``} offset 0) c`;
  const rows = db`
    union all
    select rest.sign * a.n
    from unnest(${rests.since}::numeric[], ${rests.before}::numeric[], ${rests.sign}::int[]) rest(since, before, sign), lateral (
      select count(*) as n from applications a
      where a.amount_requested >= rest.since and a.amount_requested < rest.before
        and ${queueCondition(db, scope, status ? { status } : {})} offset 0) a`;
  const [row] = await db<{ n: number }[]>`
    select coalesce(sum(n), 0)::int as n from (${counted} ${rests.sign.length > 0 ? rows : db``}) counted`;
  return { total: row?.n ?? 0, isCapped: false };
};
