import type { Status } from '@portal/contracts/applications/enums';
import type { DashboardFilters } from '@portal/contracts/review/dashboard';
import { addDays } from '../../kernel/database/days.ts';
import type { Db } from '../../kernel/database/db.ts';
import type { Total } from '../../kernel/database/page.ts';
import { countPerFund } from '../dashboard/counts.db.ts';
import { isRestricted, type QueueFilterPart, type QueueScope, queueCondition } from './queue.db.ts';
import { type Given, givenCondition, partsOf, type QueuePart } from './queue-parts.db.ts';

/** Beyond this a total is "10,000 and more": counting on would cost more than it tells. */
export const COUNT_CAP = 10_000;

export interface StatusCount {
  status: Status;
  count: number;
}

/**
 * How many in each status, under fund and country filters. Of a fund that shows a reviewer only what was
 * given to the reviewer, that is counted.
 */
export const countByStatus = (db: Db, scope: QueueScope, q: QueueFilterPart): Promise<StatusCount[]> => {
  const { userId, fundIds, assignedFundIds } = scope;
  const isOwnOnly = isRestricted(scope);
  const given = db`
    union all
    select status, n from given_counts
    where reviewer_id = ${userId} and fund_id = any(${assignedFundIds})
      ${q.countryCode ? db`and country_code = any(${q.countryCode})` : db`and country_code = ''`}`;
  return db`select status, sum(n)::int as count from (
      select status, n from period_counts
      where event = 'RECEIVED' and span = 'EVER' and at = '-infinity' and status <> '' and sector = ''
        ${q.countryCode ? db`and country_code = any(${q.countryCode})` : db`and country_code = ''`}
        ${fundIds ? db`and fund_id = any(${fundIds})` : db``}
        ${isOwnOnly ? db`and fund_id <> all(${assignedFundIds})` : db``}
      ${isOwnOnly ? given : db``}
    ) counted group by status having sum(n) > 0 order by status`;
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

type OneOf = Pick<DashboardFilters, 'status' | 'sector' | 'countryCode'>;

/** Filters with one value each, which are kept by day; undefined for others. */
const singleValues = (q: QueueFilterPart): OneOf | undefined => {
  const { status = [], sector = [], countryCode = [], from: _from, to: _to, ...others } = q;
  const isOther = Object.values(others).some((value) => value !== undefined && value !== false);
  if (isOther || Math.max(status.length, sector.length, countryCode.length) > 1) return undefined;
  return {
    ...(status[0] && { status: status[0] }),
    ...(sector[0] && { sector: sector[0] }),
    ...(countryCode[0] && { countryCode: countryCode[0] }),
  };
};

/** Exact for a stretch of days under filters that are kept by day; undefined where they are not. */
export const countOfDays = async (
  db: Db,
  scope: QueueScope,
  q: QueueFilterPart,
): Promise<Total | undefined> => {
  const filters = singleValues(q);
  if (!q.from || !q.to || !filters || isRestricted(scope) || (scope.isReviewer && q.sector)) return undefined;
  const bucket = { bucket: 0, from: q.from, before: addDays(q.to, 1) };
  if (bucket.before <= bucket.from) return { total: 0, isCapped: false };
  const counts = await countPerFund(db, 'RECEIVED', { filters, timeZone: scope.timeZone }, [bucket]);
  const total = counts.reduce(
    (sum, { fundId, n }) => sum + (!scope.fundIds || scope.fundIds.includes(fundId) ? n : 0),
    0,
  );
  return { total, isCapped: false };
};

/** Whether the counts of what was given know every filter. */
const isKept = ({ filters, given }: QueuePart): boolean => {
  const { status: _status, countryCode: _country, ...others } = filters;
  return (
    given !== undefined && Object.values(others).every((value) => value === undefined || value === false)
  );
};

/** Exact, from the counts of what a reviewer was given. */
const countKept = async (db: Db, { scope, filters }: QueuePart, given: Given): Promise<number> => {
  const [row] = await db<{ n: number }[]>`
    select coalesce(sum(n), 0)::int as n from given_counts
    where reviewer_id = ${given.reviewerId} ${given.states ? db`and state = any(${given.states})` : db``}
      ${filters.countryCode ? db`and country_code = any(${filters.countryCode})` : db`and country_code = ''`}
      ${scope.fundIds ? db`and fund_id = any(${scope.fundIds})` : db``}
      ${filters.status ? db`and status = any(${filters.status})` : db``}`;
  return row?.n ?? 0;
};

const countPart = async (db: Db, part: QueuePart): Promise<number> => {
  const { scope, filters, given } = part;
  if (given && isKept(part)) return countKept(db, part, given);
  const from = given
    ? db`given_applications g join applications a on a.id = g.application_id and ${givenCondition(db, part, given)}`
    : db`applications a`;
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from (
      select 1 from ${from} where ${queueCondition(db, scope, filters)} limit ${db.unsafe(String(COUNT_CAP + 1))}) counted`;
  return row?.n ?? 0;
};

/** Counted one by one, up to the cap, where nothing knows more. */
export const countRows = async (db: Db, scope: QueueScope, q: QueueFilterPart): Promise<Total> => {
  const parts = partsOf(scope, q);
  const counts = await Promise.all(parts.map((part) => countPart(db, part)));
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (parts.every(isKept)) return { total: n, isCapped: false };
  return { total: Math.min(n, COUNT_CAP), isCapped: n > COUNT_CAP };
};
