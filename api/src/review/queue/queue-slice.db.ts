import type { Db } from '../../kernel/database/db.ts';
import type { Found } from '../../kernel/database/find-text.ts';
import { walked } from '../../kernel/database/page.ts';
import type { Fragment } from '../../kernel/database/sql.ts';
import { declared, type QueueFilterPart, type QueueScope, queueCondition } from './queue.db.ts';
import { endsWithEmpty, orderBy, type QueueSort, sortKeys } from './queue-order.db.ts';
import { partsOf, type QueuePart } from './queue-parts.db.ts';

export interface QueueSlice {
  limit: number;
  offset: number;
  /** Continue after this row instead of counting rows off. */
  after?: { submittedAt: string; id: string } | undefined;
}

/** Which rows, and in which order. */
export interface SliceRequest {
  scope: QueueScope;
  filters: QueueFilterPart;
  sortBy: QueueSort;
  isAscending: boolean;
  slice: QueueSlice;
  /** What a search has found. */
  found: Found | undefined;
}

const rowsUpTo = ({ slice: { limit, offset } }: SliceRequest): number => limit + offset;

/** The filters, and the ids where a search found few: a common text is met on the way. */
const narrowed = (db: Db, { filters, found }: SliceRequest, id: Fragment) => {
  const { search: _search, ...others } = filters;
  return found && !found.isCommon
    ? { filters: others, ids: db`and ${id} = any(${found.ids})` }
    : { filters, ids: db`` };
};

const partInOrder = (db: Db, part: QueuePart, request: SliceRequest) => {
  const { sortBy, isAscending, slice } = request;
  const { from, where, id, sent } = part;
  const { ids } = narrowed(db, request, id);
  const key = sortBy === 'submittedAt' ? sent : db.unsafe(sortKeys[sortBy]);
  const after = slice.after
    ? db`and (${sent}, ${id}) ${isAscending ? db`>` : db`<`} (${slice.after.submittedAt}, ${slice.after.id})`
    : db``;
  const rows = (condition: Fragment, order: Fragment) => db`
    select ${id} as id, ${key} as key, ${sent} as sent from ${from}
    where ${where} ${ids} ${after} ${condition} order by ${order}`;
  if (!endsWithEmpty(sortBy))
    return db`${rows(db``, orderBy(db, sortBy, isAscending))} limit ${walked(db, rowsUpTo(request))}`;
  // First the rows that have a key, along its index; where these are not enough, the others as they were sent.
  const bySent = isAscending ? db`sent desc, id desc` : db`sent asc, id asc`;
  return db`
    with keyed as materialized (
      ${rows(db`and ${key} is not null`, orderBy(db, sortBy, isAscending, false))} limit ${walked(db, rowsUpTo(request))})
    select * from keyed
    union all
    (${rows(db`and ${key} is null`, bySent)}
    limit ${walked(db, rowsUpTo(request))} - (select count(*) from keyed))`;
};

const inOrder = (db: Db, request: SliceRequest) => {
  const { filters } = narrowed(db, request, db``);
  const [first = db``, ...others] = partsOf(db, request.scope, filters, request.sortBy).map((part) =>
    partInOrder(db, part, request),
  );
  return others.reduce((sum, list) => db`(${sum}) union all (${list})`, first);
};

/**
 * The order by amount would tell a reviewer what is kept back before a declaration: what the reviewer
 * declared on is sorted, the rest follows without a key.
 */
const byShownAmount = (db: Db, request: SliceRequest) => {
  const { scope, isAscending } = request;
  const { filters, ids } = narrowed(db, request, db`a.id`);
  const condition = db`${queueCondition(db, scope, filters)} ${ids}`;
  return db`
    select a.id, a.amount_requested as key, a.submitted_at as sent
    from conflict_declarations d join applications a on a.id = d.application_id
    where d.user_id = ${scope.userId} and ${declared(db, scope.userId)} and ${condition}
    union all
    (select a.id, null, a.submitted_at from applications a
    where ${condition} and not ${declared(db, scope.userId)}
    order by a.submitted_at ${isAscending ? db`asc` : db`desc`} limit ${walked(db, rowsUpTo(request))})`;
};

/** A subquery of `id`, `key` and `sent` of one page, and the order by these. */
export const sliceOf = (db: Db, request: SliceRequest) => {
  const { sortBy, isAscending, slice, scope } = request;
  const order = orderBy(db, sortBy, isAscending);
  const isShownAmount = sortBy === 'amountRequested' && scope.isReviewer;
  const rows = db`
    select x.id, x.key, x.sent from (${isShownAmount ? byShownAmount(db, request) : inOrder(db, request)} offset 0) x
    order by ${order} limit ${slice.limit} offset ${slice.offset}`;
  return { rows, order };
};
