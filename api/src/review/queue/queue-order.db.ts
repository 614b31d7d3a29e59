import type { QueueSort } from '@portal/contracts/review/queue-lists';
import type { Db } from '../../kernel/database/db.ts';

export type { QueueSort };

/** The column of each order, for the table alias `a`. */
export const sortKeys: Readonly<Record<QueueSort, string>> = {
  submittedAt: 'a.submitted_at',
  updatedAt: 'a.updated_at',
  applicationNumber: 'a.application_number',
  projectTitle: 'lower(a.project_title)',
  organisationName: 'lower(a.organisation_name)',
  amountRequested: 'a.amount_requested',
  countryCode: 'a.country_code',
  status: 'a.status',
  dueAt: 'a.next_due_at',
  reviewers: 'a.reviewer_count',
  meanScore: 'a.mean_score',
  scoreSpread: 'a.score_spread',
  waitingSince: 'a.waiting_since',
};

/** Within one value the order goes on by the day of sending, newest first when ascending. */
const goesOnBySent: ReadonlySet<QueueSort> = new Set([
  'countryCode',
  'status',
  'reviewers',
  'dueAt',
  'meanScore',
  'scoreSpread',
  'waitingSince',
]);
const isNullable: ReadonlySet<QueueSort> = new Set(['projectTitle', 'organisationName', 'amountRequested']);

/** Rows without a value come last either way: an index has only the others. */
const endsEmpty: ReadonlySet<QueueSort> = new Set(['dueAt', 'meanScore', 'scoreSpread', 'waitingSince']);
export const endsWithEmpty = (sortBy: QueueSort): boolean => endsEmpty.has(sortBy);

/**
 * The order of rows that have `key`, `sent` and `id`: always one that an index of the table has, read
 * forwards or backwards. So rows without a title or amount come last going down and first going up.
 * @param isWhole rows without a key are among them, which matters where these come last either way
 */
export const orderBy = (db: Db, sortBy: QueueSort, isAscending: boolean, isWhole = true) => {
  const last = isWhole && endsEmpty.has(sortBy) ? db`nulls last` : db``;
  if (goesOnBySent.has(sortBy))
    return isAscending ? db`key asc ${last}, sent desc, id desc` : db`key desc ${last}, sent asc, id asc`;
  // As the index of numbers compares: by their bytes.
  if (sortBy === 'applicationNumber') return isAscending ? db`key using ~<~` : db`key using ~>~`;
  if (isNullable.has(sortBy))
    return isAscending ? db`key asc nulls first, id asc` : db`key desc nulls last, id desc`;
  return isAscending ? db`key asc, id asc` : db`key desc, id desc`;
};
