import type { Status } from '@portal/contracts/applications/enums';
import type { Db } from '../../kernel/database/db.ts';
import { countFound, type Found, findText } from '../../kernel/database/find-text.ts';
import { MAX_COUNTED, type Total } from '../../kernel/database/page.ts';
import { isRestricted, type QueueFilterPart, type QueueScope } from './queue-condition.db.ts';
import { partsOf } from './queue-parts.db.ts';

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
    select status, 1 from given_applications
    where reviewer_id = ${userId} and fund_id = any(${assignedFundIds})
      ${q.countryCode ? db`and country_code = any(${q.countryCode})` : db``}`;
  return db`select status, sum(n)::int as count from (
      select status, n from period_counts
      where event = 'RECEIVED' and span = 'EVER' and at = '-infinity' and status <> '' and sector = ''
        ${q.countryCode ? db`and country_code = any(${q.countryCode})` : db`and country_code = ''`}
        ${fundIds ? db`and fund_id = any(${fundIds})` : db``}
        ${isOwnOnly ? db`and fund_id <> all(${assignedFundIds})` : db``}
      ${isOwnOnly ? given : db``}
    ) counted group by status having sum(n) > 0 order by status`;
};

/** Looks up what is searched for, by names only for who sees them; undefined where nothing is. */
export const findApplications = (
  db: Db,
  { isReviewer }: QueueScope,
  { search }: QueueFilterPart,
): Promise<Found | undefined> =>
  findText(db, isReviewer ? 'applications' : 'applications_and_people', search?.trim() ? search : undefined);

/** How many applications match: exact under status and country, else counted up to a cap. */
export const countQueue = async (
  db: Db,
  scope: QueueScope,
  q: QueueFilterPart,
  found: Found | undefined,
  byStatus: Promise<readonly StatusCount[]>,
): Promise<Total> => {
  const { search: _search, ...filters } = q;
  const { status, countryCode: _country, ...others } = filters;
  const isCounted = !found && Object.values(others).every((value) => value === undefined || value === false);
  if (isCounted) {
    const wanted = (await byStatus).filter(
      (row) => status === undefined || status.some((one) => one === row.status),
    );
    return { total: wanted.reduce((sum, row) => sum + row.count, 0), isCapped: false };
  }
  const parts = partsOf(db, scope, filters, 'count');
  const totals = await Promise.all(
    parts.map(({ from, where, id }) => countFound(db, found, from, where, id)),
  );
  const total = totals.reduce((sum, part) => sum + part.total, 0);
  return {
    total: Math.min(total, MAX_COUNTED),
    isCapped: total > MAX_COUNTED || totals.some(({ isCapped }) => isCapped),
  };
};
