import type { Status } from '@portal/contracts/applications/enums';
import type { Db } from '../database/db.ts';
import { type QueueFilterPart, type QueueScope, queueCondition } from './queue.db.ts';

/** Beyond this a total is "10,000 and more": counting on would cost more than it tells. */
export const COUNT_CAP = 10_000;

const isRestricted = ({ isReviewer, assignedFundIds }: QueueScope): boolean =>
  isReviewer && assignedFundIds.length > 0;

/** How many in each status, under the filters that the counters know. */
export const countByStatus = (
  db: Db,
  scope: QueueScope,
  q: QueueFilterPart,
): Promise<{ status: Status; count: number }[]> => {
  const countries = q.countryCode ? { countryCode: q.countryCode } : {};
  if (isRestricted(scope))
    return db`select a.status, count(*)::int as count from applications a
      where ${queueCondition(db, scope, countries)} group by a.status order by a.status`;
  return db`select status, sum(n)::int as count from application_counts
    where n > 0 ${scope.fundIds ? db`and fund_id = any(${scope.fundIds})` : db``}
      ${q.countryCode ? db`and country_code = any(${q.countryCode})` : db``}
    group by status order by status`;
};

/** Exact from the counters where they know all filters, otherwise counted up to the cap. */
export const countQueue = async (
  db: Db,
  scope: QueueScope,
  q: QueueFilterPart,
  byStatus: readonly { status: Status; count: number }[],
): Promise<{ total: number; isCapped: boolean }> => {
  const { status, countryCode: _country, ...others } = q;
  if (Object.values(others).every((value) => value === undefined || value === false)) {
    const wanted = byStatus.filter((row) => status === undefined || status.some((one) => one === row.status));
    return { total: wanted.reduce((sum, row) => sum + row.count, 0), isCapped: false };
  }
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from (
      select 1 from applications a where ${queueCondition(db, scope, q)} limit ${COUNT_CAP + 1}) counted`;
  const n = row?.n ?? 0;
  return { total: Math.min(n, COUNT_CAP), isCapped: n > COUNT_CAP };
};
