import type { Status } from '@portal/contracts/applications/enums';
import type { Db } from '../database/db.ts';
import { isRestricted, type QueueFilterPart, type QueueScope, queueCondition } from './queue.db.ts';

/** Beyond this a total is "10,000 and more": counting on would cost more than it tells. */
export const COUNT_CAP = 10_000;

export interface StatusCount {
  status: Status;
  count: number;
}

/** How many match; `isCapped`: at least so many. */
export interface Total {
  total: number;
  isCapped: boolean;
}

/** How many in each status, under fund and country filters. */
export const countByStatus = (db: Db, scope: QueueScope, q: QueueFilterPart): Promise<StatusCount[]> => {
  const countries = q.countryCode ? { countryCode: q.countryCode } : {};
  if (isRestricted(scope))
    return db`select a.status, count(*)::int as count from applications a
      where ${queueCondition(db, scope, countries)} group by a.status order by a.status`;
  return db`select status, sum(n)::int as count from period_counts
    where event = 'RECEIVED' and span = 'EVER' and at = '-infinity' and status <> '' and sector = ''
      ${q.countryCode ? db`and country_code = any(${q.countryCode})` : db`and country_code = ''`}
      ${scope.fundIds ? db`and fund_id = any(${scope.fundIds})` : db``}
    group by status having sum(n) > 0 order by status`;
};

/** Whether the counters know every filter. */
export const isCounted = (scope: QueueScope, q: QueueFilterPart): boolean => {
  const { status: _status, countryCode: _country, sector, unassigned: _unassigned, ...others } = q;
  const isFree = Object.values(others).every((value) => value === undefined || value === false);
  return isFree && !isRestricted(scope) && !(scope.isReviewer && sector);
};

/** Exact, from the counters. */
export const countFromCounters = async (
  db: Db,
  { fundIds }: Pick<QueueScope, 'fundIds'>,
  q: QueueFilterPart,
): Promise<Total> => {
  const [row] = await db<{ n: number }[]>`
    select coalesce(sum(${q.unassigned ? db`unassigned` : db`n`}), 0)::int as n from period_counts
    where event = 'RECEIVED' and span = 'EVER' and at = '-infinity'
      ${q.status ? db`and status = any(${q.status})` : db`and status = ''`}
      ${q.sector ? db`and sector = any(${q.sector})` : db`and sector = ''`}
      ${q.countryCode ? db`and country_code = any(${q.countryCode})` : db`and country_code = ''`}
      ${fundIds ? db`and fund_id = any(${fundIds})` : db``}`;
  return { total: row?.n ?? 0, isCapped: false };
};

/** Counted one by one, up to the cap. */
export const countRows = async (db: Db, scope: QueueScope, q: QueueFilterPart): Promise<Total> => {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from (
      select 1 from applications a where ${queueCondition(db, scope, q)} limit ${db.unsafe(String(COUNT_CAP + 1))}) counted`;
  const n = row?.n ?? 0;
  return { total: Math.min(n, COUNT_CAP), isCapped: n > COUNT_CAP };
};
