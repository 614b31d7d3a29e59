import type { Page } from '@portal/contracts';
import type { Status } from '@portal/contracts/applications/enums';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue.schema';
import { moneyOrNull } from '../applications/facts-view.ts';
import type { Db } from '../database/db.ts';
import { offsetOf, pageOf } from '../database/page.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { type Counted, countQueue } from './count-queue.ts';
import type { QueueFilterPart, QueueRecord } from './queue.db.ts';
import { countByStatus, countFromCounters, type StatusCount } from './queue-counts.db.ts';
import { readKey, writeKey } from './queue-key.ts';
import type { QueueSort } from './queue-order.db.ts';
import { readPage } from './queue-page.db.ts';
import { queueScope } from './queue-scope.ts';
import type { QueueSlice } from './queue-slice.db.ts';

/** Field by field: taking one out of a copy of each row cost a twentieth of the whole call. */
const view = (row: QueueRecord): QueueRow => ({
  id: row.id,
  applicationNumber: row.applicationNumber,
  projectTitle: row.projectTitle,
  organisationName: row.organisationName,
  countryCode: row.countryCode,
  fundId: row.fundId,
  fundType: row.fundType,
  status: row.status,
  version: row.version,
  sector: row.sector,
  amountRequested: moneyOrNull(row.amountRequested, row.currency),
  amountApproved: moneyOrNull(row.amountApproved, row.currency),
  submittedAt: row.submittedAt,
  updatedAt: row.updatedAt,
  decidedAt: row.decidedAt,
  dueAt: row.dueAt,
  isOnBehalf: row.isOnBehalf,
  isOwnEntry: row.isOwnEntry,
  reviewers: row.reviewers,
  myState: row.myState,
  myDeclaration: row.myDeclaration,
  rowVersion: row.rowVersion,
});

/** By offset as far as a person pages, by key beyond. */
const DEEPEST_OFFSET = 10_000;

/** Collecting a row to sort costs about as much as passing over so many in an index. */
const COLLECTING = 4;

type QueuePage = Page<QueueRow> & { nextKey: string | null; counts: { status: Status; count: number }[] };

const sumOf = (counts: readonly StatusCount[], wanted?: readonly Status[]): number =>
  counts.reduce((sum, { status, count }) => sum + (!wanted || wanted.includes(status) ? count : 0), 0);

/**
 * Whether the rows are collected and sorted rather than met on a walk in their order: when they are
 * few among those that the walk would pass.
 */
const isRare = async (
  db: Db,
  filters: QueueFilterPart,
  sortBy: QueueSort,
  { total }: Counted,
  byStatus: readonly StatusCount[],
  { offset, limit }: QueueSlice,
): Promise<boolean> => {
  // Days are a stretch of the walk, not gaps in it; a common word is met soon enough.
  if ((sortBy === 'submittedAt' && (filters.from || filters.to)) || filters.search?.trim()) return false;
  const passed =
    sortBy === 'submittedAt'
      ? sumOf(byStatus, filters.status)
      : (await countFromCounters(db, { fundIds: undefined }, {})).total;
  return total * COLLECTING < ((offset + limit) * passed) / Math.max(total, 1);
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
  if (after !== undefined && !isDefaultSort)
    throw problem('invalid_request', { fields: [{ field: 'after', code: 'not_allowed' }] });
  const { limit, offset } = offsetOf(query);
  if (after === undefined && offset + limit > DEEPEST_OFFSET)
    throw problem('invalid_request', {
      fields: [{ field: 'page', code: 'too_big', limit: DEEPEST_OFFSET / limit }],
    });
  const slice = after === undefined ? { limit, offset } : { limit, offset: 0, after: readKey(after) };
  const scope = await queueScope(db, caller, fund);
  const counts = await countByStatus(db, scope, filters);
  const { ids, total, isCapped } = await countQueue(db, scope, filters, counts);
  const isEmpty = total === 0 && !isCapped;
  const collects =
    ids === undefined && !isEmpty && (await isRare(db, filters, sortBy, { total, isCapped }, counts, slice));
  const rows = isEmpty
    ? []
    : await readPage(db, { scope, filters, sortBy, isAscending: order === 'ASC', slice, collects, ids });
  const last = rows.at(-1);
  return {
    ...pageOf(rows.map(view), total, query),
    ...(isCapped ? { totalIsCapped: true } : {}),
    nextKey: isDefaultSort && last && rows.length === limit ? writeKey(last) : null,
    counts,
  };
};
