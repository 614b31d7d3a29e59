import type { Page } from '@portal/contracts';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue';
import { moneyOrNull } from '../../funds/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import { offsetOf, pageOf } from '../../kernel/database/page.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import type { QueueRecord, QueueScope } from './queue-condition.db.ts';
import { countByStatus, countQueue, findApplications, type StatusCount } from './queue-counts.db.ts';
import { readCursor, writeCursor } from './queue-cursor.ts';
import type { QueueSort } from './queue-order.db.ts';
import { readPage } from './queue-page.db.ts';
import { queueScope } from './queue-scope.ts';

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

/** Changes the row itself: copies cost a twentieth of the call. Its `currency` is not sent: the schema has none. */
const view = (row: QueueRecord): QueueRow =>
  Object.assign(row, {
    amountRequested: moneyOrNull(row.amountRequested, row.currency),
    amountApproved: moneyOrNull(row.amountApproved, row.currency),
    amountRecommended: moneyOrNull(row.amountRecommended, row.currency),
    meanScore: numberOrNull(row.meanScore),
    scoreSpread: numberOrNull(row.scoreSpread),
  });

/** By offset as far as a person pages, by key beyond. */
const DEEPEST_OFFSET = 10_000;

type QueuePage = Page<QueueRow> & { nextKey: string | null; counts: StatusCount[] };

const byScore: ReadonlySet<string> = new Set<QueueSort>(['meanScore', 'scoreSpread']);

/** A reviewer would read off the order, or off what a filter leaves, what others said. @throws invalid_request. */
export const refuseHidden = (
  { isReviewer }: QueueScope,
  { sortBy, disagreement, toSign }: Pick<QueueFilters, 'sortBy' | 'disagreement' | 'toSign'>,
): void => {
  const fields = [
    ...(sortBy && byScore.has(sortBy) ? ['sortBy'] : []),
    ...(disagreement !== undefined ? ['disagreement'] : []),
    ...(toSign !== undefined ? ['toSign'] : []),
  ];
  if (isReviewer && fields.length > 0)
    throw problem('invalid_request', {
      fields: fields.map((field) => ({ field, code: 'not_allowed' as const })),
    });
};

/** The queue of staff. @throws not_found for an unknown fund, invalid_request. */
export const listApplications = async (
  db: Db,
  caller: Caller,
  fund: string,
  query: QueueFilters,
): Promise<QueuePage> => {
  const { page: _page, pageSize: _size, order, sortBy = 'submittedAt', after, ...filters } = query;
  const isDefaultSort = sortBy === 'submittedAt';
  if (after !== undefined && !isDefaultSort) throw invalidField('after', 'not_allowed');
  const { limit, offset } = offsetOf(query);
  if (after === undefined && offset + limit > DEEPEST_OFFSET)
    throw invalidField('page', 'too_big', DEEPEST_OFFSET / limit);
  const slice = after === undefined ? { limit, offset } : { limit, offset: 0, after: readCursor(after) };
  const scope = await queueScope(db, caller, fund);
  refuseHidden(scope, query);
  const found = await findApplications(db, scope, filters);
  const counting = countByStatus(db, scope, filters);
  const [counts, { total, isCapped }, rows] = await Promise.all([
    counting,
    countQueue(db, scope, filters, found, counting),
    readPage(db, { scope, filters, sortBy, isAscending: order === 'ASC', slice, found }),
  ]);
  const last = rows.at(-1);
  return {
    ...pageOf(rows.map(view), total, query),
    ...(isCapped ? { totalIsCapped: true } : {}),
    nextKey: isDefaultSort && last && rows.length === limit ? writeCursor(last) : null,
    counts,
  };
};
