import type { Db } from '../../kernel/database/db.ts';
import type { Total } from '../../kernel/database/page.ts';
import type { QueueFilterPart, QueueScope } from './queue.db.ts';
import { countFromCounters, countOfDays, countRows, isCounted, type StatusCount } from './queue-counts.db.ts';
import { countFound, findBySearch, MOST_FOUND } from './queue-search.db.ts';

/** A total, and what a search has found when that is few: newest first. */
export interface Counted extends Total {
  ids?: readonly string[];
  /** Nothing but the text was asked for: these are the list. */
  isWhole?: boolean;
}

const isSet = (value: unknown): boolean => value !== undefined && value !== false;

const search = async (db: Db, scope: QueueScope, q: QueueFilterPart, text: string): Promise<Counted> => {
  const ids = await findBySearch(db, text);
  const { search: _search, ...others } = q;
  const isAlone = !Object.values(others).some(isSet) && !scope.fundIds && !scope.isReviewer;
  const total = isAlone || ids.length === 0 ? ids.length : await countFound(db, scope, q, ids);
  if (ids.length <= MOST_FOUND) return { total, isCapped: false, ids, isWhole: isAlone };
  return { total: Math.min(total, MOST_FOUND), isCapped: true };
};

/**
 * How many applications match. Exact where the counters know every filter, and where a search finds
 * few; otherwise counted up to a cap, or at least so many.
 */
export const countQueue = async (
  db: Db,
  scope: QueueScope,
  q: QueueFilterPart,
  byStatus: Promise<readonly StatusCount[]>,
): Promise<Counted> => {
  if (q.search?.trim()) return search(db, scope, q, q.search);
  const { status, countryCode: _country, ...others } = q;
  if (!Object.values(others).some(isSet)) {
    const wanted = (await byStatus).filter(
      (row) => status === undefined || status.some((one) => one === row.status),
    );
    return { total: wanted.reduce((sum, row) => sum + row.count, 0), isCapped: false };
  }
  if (isCounted(scope, q)) return countFromCounters(db, scope, q);
  return (await countOfDays(db, scope, q)) ?? countRows(db, scope, q);
};
