import type { QueueFilters } from '@portal/contracts/review/queue';
import type { Db } from '../../kernel/database/db.ts';

export type QueueSort = NonNullable<QueueFilters['sortBy']>;

/** The column of each order, for the table alias `a`. */
export const sortKeys: Readonly<Record<QueueSort, string>> = {
  submittedAt: 'a.submitted_at',
  updatedAt: 'a.updated_at',
  projectTitle: 'lower(a.project_title)',
  amountRequested: 'a.amount_requested',
  countryCode: 'a.country_code',
  status: 'a.status',
};

/** Within one country or status the order goes on by the day of sending, newest first when ascending. */
const goesOnBySent: ReadonlySet<QueueSort> = new Set(['countryCode', 'status']);
const isNullable: ReadonlySet<QueueSort> = new Set(['projectTitle', 'amountRequested']);

/**
 * The order of rows that have `key`, `sent` and `id`: always one that an index of the table has, read
 * forwards or backwards. So rows without a title or amount come last going down and first going up.
 */
export const orderBy = (db: Db, sortBy: QueueSort, isAscending: boolean) => {
  if (goesOnBySent.has(sortBy))
    return isAscending ? db`key asc, sent desc, id desc` : db`key desc, sent asc, id asc`;
  if (isNullable.has(sortBy))
    return isAscending ? db`key asc nulls first, id asc` : db`key desc nulls last, id desc`;
  return isAscending ? db`key asc, id asc` : db`key desc, id desc`;
};

/**
 * A limit written out: with a parameter the planner would have to guess how far a list is walked.
 * Rounded up to one of a few, so that there are few statements.
 */
export const walked = (db: Db, rows: number) =>
  db.unsafe(String([10, 25, 50, 100, 250, 1000, 2500].find((step) => step >= rows) ?? 10_000));
