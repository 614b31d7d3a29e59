import type { Db } from '../../kernel/database/db.ts';
import { declared, type QueueFilterPart, type QueueScope, queueCondition } from './queue.db.ts';
import { lanesOf } from './queue-lanes.db.ts';
import { endsWithEmpty, orderBy, type QueueSort, sortKeys, walked, walkedRows } from './queue-order.db.ts';
import { type Given, givenCondition, partsOf, type QueuePart } from './queue-parts.db.ts';

export interface QueueSlice {
  limit: number;
  offset: number;
  /** Continue after this row instead of counting rows off. */
  after?: { submittedAt: string; id: string } | undefined;
}

/** Which rows, in which order, and how to come by them. */
export interface SliceRequest {
  scope: QueueScope;
  filters: QueueFilterPart;
  sortBy: QueueSort;
  isAscending: boolean;
  slice: QueueSlice;
  /** Matching rows lie too far apart in the order: collect them and sort. */
  collects: boolean;
  /** Only these, which a search has found. */
  ids?: readonly string[] | undefined;
}

const beyond = (db: Db, isAscending: boolean, after: { submittedAt: string; id: string }) =>
  db`and (a.submitted_at, a.id) ${isAscending ? db`>` : db`<`} (${after.submittedAt}, ${after.id})`;

const beyondGiven = (db: Db, isAscending: boolean, after: { submittedAt: string; id: string }) =>
  db`and (g.submitted_at, g.application_id) ${isAscending ? db`>` : db`<`} (${after.submittedAt}, ${after.id})`;

/** Walks what a reviewer was given; one walk for each status that is asked for. */
const givenBySent = (db: Db, part: QueuePart, given: Given, { isAscending, slice }: SliceRequest) => {
  const direction = isAscending ? db`asc` : db`desc`;
  const { status } = part.filters;
  const lane = db`
    select g.application_id as id, g.submitted_at as key, g.submitted_at as sent
    from given_applications g cross join lateral (
      select 1 from applications a where a.id = g.application_id and ${queueCondition(db, part.scope, part.filters)} offset 0) a
    where ${givenCondition(db, part, given)} ${status ? db`and g.status = s.code` : db``}
      ${slice.after ? beyondGiven(db, isAscending, slice.after) : db``}
    order by g.submitted_at ${direction}, g.application_id ${direction} limit ${walked(db, slice.limit + slice.offset)}`;
  return status ? db`select x.* from unnest(${status}::text[]) s(code) cross join lateral (${lane}) x` : lane;
};

const openBySent = (db: Db, { scope, filters }: QueuePart, { isAscending, slice }: SliceRequest) => {
  const direction = isAscending ? db`asc` : db`desc`;
  const lanes = lanesOf(db, scope, filters);
  const lane = db`
    select a.id, a.submitted_at as key, a.submitted_at as sent from applications a
    where ${queueCondition(db, lanes?.scope ?? scope, lanes?.filters ?? filters, true)} ${lanes ? db`and ${lanes.where}` : db``}
      ${slice.after ? beyond(db, isAscending, slice.after) : db``}
    order by a.submitted_at ${direction}, a.id ${direction} limit ${walked(db, slice.limit + slice.offset)}`;
  return lanes ? db`select x.* from ${lanes.from} cross join lateral (${lane}) x` : lane;
};

const bySent = (db: Db, request: SliceRequest) => {
  const lists = partsOf(request.scope, request.filters).map((part) =>
    part.given ? givenBySent(db, part, part.given, request) : openBySent(db, part, request),
  );
  const [first = db``, ...others] = lists;
  return others.reduce((sum, list) => db`(${sum}) union all (${list})`, first);
};

/** Passes over the rows of the sorted index; `offset 0` keeps the filters from changing the walk. */
const bySortIndex = (db: Db, request: SliceRequest) => {
  const { sortBy, isAscending, scope, filters, slice } = request;
  return db`
    select a.id, a.key, a.sent from (
      select a.*, ${db.unsafe(sortKeys[sortBy])} as key, a.submitted_at as sent from applications a
      where a.submitted_at is not null order by ${orderBy(db, sortBy, isAscending)} offset 0) a
    where ${queueCondition(db, scope, filters)} limit ${walked(db, slice.limit + slice.offset)}`;
};

/**
 * First the rows that have a key, along its index; where these are not enough, the others as they were sent.
 */
const bySortIndexThenEmpty = (db: Db, request: SliceRequest) => {
  const { sortBy, isAscending, scope, filters, slice } = request;
  const key = db.unsafe(sortKeys[sortBy]);
  const limit = walkedRows(slice.limit + slice.offset);
  return db`
    select * from (
      with keyed as materialized (
        select a.id, a.key, a.sent from (
          select a.*, ${key} as key, a.submitted_at as sent from applications a
          where a.submitted_at is not null and ${key} is not null order by ${orderBy(db, sortBy, isAscending, false)} offset 0) a
        where ${queueCondition(db, scope, filters)} limit ${db.unsafe(String(limit))}
      )
      select id, key, sent from keyed
      union all
      (select a.id, null, a.sent from (
        select a.*, a.submitted_at as sent from applications a
        where a.submitted_at is not null order by a.submitted_at ${isAscending ? db`desc` : db`asc`}, a.id ${isAscending ? db`desc` : db`asc`} offset 0) a
      where ${key} is null and ${queueCondition(db, scope, filters)}
      limit ${db.unsafe(String(limit))} - (select count(*) from keyed))
    ) both_parts`;
};

const collected = (db: Db, { sortBy, isAscending, scope, filters, ids, slice: { after } }: SliceRequest) => {
  const { search: _search, ...others } = filters;
  return db`
  select a.id, ${db.unsafe(sortKeys[sortBy])} as key, a.submitted_at as sent from applications a
  where ${queueCondition(db, scope, ids ? others : filters)} ${ids ? db`and a.id = any(${ids})` : db``}
    ${after ? beyond(db, isAscending, after) : db``}`;
};

/**
 * The order by amount would tell a reviewer what the gate keeps back: what the reviewer declared on is
 * sorted, the rest follows without a key.
 */
const byShownAmount = (db: Db, request: SliceRequest) => {
  const { scope, filters, slice, isAscending, ids } = request;
  const condition = queueCondition(db, scope, filters);
  const narrowed = ids ? db`and a.id = any(${ids})` : db``;
  return db`
    select a.id, a.amount_requested as key, a.submitted_at as sent
    from conflict_declarations d join applications a on a.id = d.application_id
    where d.user_id = ${scope.userId} and ${declared(db, scope.userId)} and ${condition} ${narrowed}
    union all
    (select a.id, null, a.submitted_at from applications a
    where ${condition} ${narrowed} and not ${declared(db, scope.userId)}
    order by a.submitted_at ${isAscending ? db`asc` : db`desc`} limit ${walked(db, slice.limit + slice.offset)})`;
};

const rowsOf = (db: Db, request: SliceRequest) => {
  if (request.sortBy === 'amountRequested' && request.scope.isReviewer) return byShownAmount(db, request);
  if (request.collects || request.ids) return collected(db, request);
  if (request.sortBy === 'submittedAt') return bySent(db, request);
  return endsWithEmpty(request.sortBy) ? bySortIndexThenEmpty(db, request) : bySortIndex(db, request);
};

/** A subquery of `id`, `key` and `sent` of one page, and the order by these. */
export const sliceOf = (db: Db, request: SliceRequest) => {
  const { sortBy, isAscending, slice } = request;
  const order = orderBy(db, sortBy, isAscending);
  const rows = db`
    select x.id, x.key, x.sent from (${rowsOf(db, request)} offset 0) x
    order by ${order} limit ${slice.limit} offset ${slice.offset}`;
  return { rows, order };
};
