import type { Page } from '@portal/contracts';
import type { Status } from '@portal/contracts/applications/enums';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue';
import { moneyOrNull } from '../../applications/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import { offsetOf, pageOf } from '../../kernel/database/page.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { type Counted, countQueue } from './count-queue.ts';
import type { QueueFilterPart, QueueRecord, QueueScope } from './queue.db.ts';
import { countByStatus, countFromCounters, type StatusCount } from './queue-counts.db.ts';
import { readKey, writeKey } from './queue-key.ts';
import type { QueueSort } from './queue-order.db.ts';
import { readPage } from './queue-page.db.ts';
import { queueScope } from './queue-scope.ts';
import type { QueueSlice } from './queue-slice.db.ts';

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

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
  waitingSince: row.waitingSince,
  language: row.language,
  meanScore: numberOrNull(row.meanScore),
  scoreSpread: numberOrNull(row.scoreSpread),
  amountRecommended: moneyOrNull(row.amountRecommended, row.currency),
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

/** Days are a stretch of the walk, not gaps in it; a common word is met soon enough. */
const isNeverRare = ({ from, to, search }: QueueFilterPart, sortBy: QueueSort): boolean =>
  (sortBy === 'submittedAt' && (from !== undefined || to !== undefined)) || Boolean(search?.trim());

/** The counters per status tell all that the walk passes. */
const passesOnlyItsOwn = (filters: QueueFilterPart, sortBy: QueueSort): boolean => {
  const { status: _status, countryCode: _country, ...others } = filters;
  return sortBy === 'submittedAt' && Object.values(others).every((value) => value === undefined);
};

/**
 * Whether the rows are collected and sorted rather than met on a walk in their order: when they are
 * few among those that the walk would pass.
 */
const isRare = (total: number, passed: number, { offset, limit }: QueueSlice): boolean =>
  total * COLLECTING < ((offset + limit) * passed) / Math.max(total, 1);

interface Question {
  scope: QueueScope;
  filters: QueueFilterPart;
  sortBy: QueueSort;
  isAscending: boolean;
  slice: QueueSlice;
}

/** The ids of a page where a search has found the whole list; otherwise all that it found. */
const narrowed = (
  { ids, isWhole }: Counted,
  { sortBy, isAscending, slice }: Question,
): { ids?: readonly string[]; slice: QueueSlice } => {
  if (!ids) return { slice };
  if (!isWhole || sortBy !== 'submittedAt' || slice.after) return { ids, slice };
  const inOrder = isAscending ? ids.toReversed() : ids;
  const { limit, offset } = slice;
  return { ids: inOrder.slice(offset, offset + limit), slice: { limit, offset: 0 } };
};

interface Answer {
  rows: QueueRecord[];
  counts: StatusCount[];
  counted: Counted;
}

/** Counts and rows: at the same time where the rows are walked to whatever the counts say. */
const answerQuestion = async (db: Db, question: Question): Promise<Answer> => {
  const { scope, filters, sortBy, slice } = question;
  const counting = countByStatus(db, scope, filters);
  const [counts, counted, all, walked] = await Promise.all([
    counting,
    countQueue(db, scope, filters, counting),
    sortBy === 'submittedAt' ? undefined : countFromCounters(db, { fundIds: undefined }, {}),
    passesOnlyItsOwn(filters, sortBy) ? readPage(db, { ...question, collects: false }) : undefined,
  ]);
  if (walked) return { rows: walked, counts, counted };
  const { total, isCapped, ids } = counted;
  if (total === 0 && !isCapped) return { rows: [], counts, counted };
  const passed = all?.total ?? sumOf(counts, filters.status);
  const collects = ids === undefined && !isNeverRare(filters, sortBy) && isRare(total, passed, slice);
  const rows = await readPage(db, { ...question, collects, ...narrowed(counted, question) });
  return { rows, counts, counted };
};

const byScore: ReadonlySet<string> = new Set<QueueSort>(['meanScore', 'scoreSpread']);

/** A reviewer would read off the order, or off what a filter leaves, what others said. @throws invalid_request. */
export const refuseScores = (
  { isReviewer }: QueueScope,
  { sortBy, disagreement }: Pick<QueueFilters, 'sortBy' | 'disagreement'>,
): void => {
  const fields = [
    ...(sortBy && byScore.has(sortBy) ? ['sortBy'] : []),
    ...(disagreement !== undefined ? ['disagreement'] : []),
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
  if (after !== undefined && !isDefaultSort)
    throw problem('invalid_request', { fields: [{ field: 'after', code: 'not_allowed' }] });
  const { limit, offset } = offsetOf(query);
  if (after === undefined && offset + limit > DEEPEST_OFFSET)
    throw problem('invalid_request', {
      fields: [{ field: 'page', code: 'too_big', limit: DEEPEST_OFFSET / limit }],
    });
  const slice = after === undefined ? { limit, offset } : { limit, offset: 0, after: readKey(after) };
  const scope = await queueScope(db, caller, fund);
  refuseScores(scope, query);
  const { rows, counts, counted } = await answerQuestion(db, {
    scope,
    filters,
    sortBy,
    isAscending: order === 'ASC',
    slice,
  });
  const { total, isCapped } = counted;
  const last = rows.at(-1);
  return {
    ...pageOf(rows.map(view), total, query),
    ...(isCapped ? { totalIsCapped: true } : {}),
    nextKey: isDefaultSort && last && rows.length === limit ? writeKey(last) : null,
    counts,
  };
};
