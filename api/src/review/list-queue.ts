import type { Page } from '@portal/contracts';
import type { Status } from '@portal/contracts/applications/enums';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue.schema';
import { moneyOrNull } from '../applications/facts-view.ts';
import type { Db } from '../database/db.ts';
import { offsetOf, pageOf } from '../database/page.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { listQueue, type QueueRecord } from './queue.db.ts';
import { countByStatus, countQueue } from './queue-counts.db.ts';
import { readKey, writeKey } from './queue-key.ts';
import { queueScope } from './queue-scope.ts';

const view = ({ currency, ...row }: QueueRecord): QueueRow => ({
  ...row,
  amountRequested: moneyOrNull(row.amountRequested, currency),
  amountApproved: moneyOrNull(row.amountApproved, currency),
});

/** By offset as far as a person pages, by key beyond. */
const DEEPEST_OFFSET = 10_000;

type QueuePage = Page<QueueRow> & { nextKey: string | null; counts: { status: Status; count: number }[] };

/** The queue of staff. @throws not_found for an unknown fund, invalid_request. */
export const listApplications = async (
  db: Db,
  caller: Caller,
  fund: string,
  query: QueueFilters,
): Promise<QueuePage> => {
  const { page: _page, pageSize: _size, order: _order, sortBy, after, ...filters } = query;
  const isDefaultSort = sortBy === undefined || sortBy === 'submittedAt';
  if (after !== undefined && !isDefaultSort)
    throw problem('invalid_request', { fields: [{ field: 'after', code: 'not_allowed' }] });
  const { limit, offset } = offsetOf(query);
  if (after === undefined && offset + limit > DEEPEST_OFFSET)
    throw problem('invalid_request', {
      fields: [{ field: 'page', code: 'too_big', limit: DEEPEST_OFFSET / limit }],
    });
  const scope = await queueScope(db, caller, fund);
  const slice = after === undefined ? { limit, offset } : { limit, offset: 0, after: readKey(after) };
  const rows = await listQueue(db, scope, query, slice);
  const counts = await countByStatus(db, scope, filters);
  const { total, isCapped } = await countQueue(db, scope, filters, counts);
  const last = rows.at(-1);
  return {
    ...pageOf(rows.map(view), total, query),
    ...(isCapped ? { totalIsCapped: true } : {}),
    nextKey: isDefaultSort && last && rows.length === limit ? writeKey(last) : null,
    counts,
  };
};
