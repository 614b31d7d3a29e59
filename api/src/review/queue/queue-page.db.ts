import type { Db } from '../../kernel/database/db.ts';
import type { Found } from '../../kernel/database/find-text.ts';
import { walked } from '../../kernel/database/page.ts';
import type { Fragment } from '../../kernel/database/sql.ts';
import { automaticConflict } from '../record/reviewer-relation.db.ts';
import {
  declared,
  hasSpoken,
  type QueueFilterPart,
  type QueueRecord,
  type QueueScope,
  queueCondition,
} from './queue-condition.db.ts';
import { endsWithEmpty, orderBy, type QueueSort, sortKeys } from './queue-order.db.ts';
import { partsOf, type QueuePart } from './queue-parts.db.ts';

interface QueueSlice {
  limit: number;
  offset: number;
  /** Continue after this row instead of counting rows off. */
  after?: { submittedAt: string; id: string } | undefined;
}

/** Which rows, and in which order. */
interface PageRequest {
  scope: QueueScope;
  filters: QueueFilterPart;
  sortBy: QueueSort;
  isAscending: boolean;
  slice: QueueSlice;
  /** What a search has found. */
  found: Found | undefined;
}

const rowsUpTo = ({ slice: { limit, offset } }: PageRequest): number => limit + offset;

/** The filters, and the ids where a search found few: a common text is met on the way. */
const narrowed = (db: Db, { filters, found }: PageRequest, id: Fragment) => {
  const { search: _search, ...others } = filters;
  return found && !found.isCommon
    ? { filters: others, ids: db`and ${id} = any(${found.ids})` }
    : { filters, ids: db`` };
};

const partInOrder = (db: Db, part: QueuePart, request: PageRequest) => {
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

const inOrder = (db: Db, request: PageRequest) => {
  const { filters } = narrowed(db, request, db``);
  const [first = db``, ...others] = partsOf(db, request.scope, filters, request.sortBy).map((part) =>
    partInOrder(db, part, request),
  );
  return others.reduce((sum, list) => db`(${sum}) union all (${list})`, first);
};

/**
 * The order by amount would show a reviewer what is kept back before a declaration: what the reviewer
 * declared on is sorted, the rest follows without a key.
 */
const byShownAmount = (db: Db, request: PageRequest) => {
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
const idsOfPage = (db: Db, request: PageRequest) => {
  const { sortBy, isAscending, slice, scope } = request;
  const order = orderBy(db, sortBy, isAscending);
  const isShownAmount = sortBy === 'amountRequested' && scope.isReviewer;
  const rows = db`
    select x.id, x.key, x.sent from (${isShownAmount ? byShownAmount(db, request) : inOrder(db, request)} offset 0) x
    order by ${order} limit ${slice.limit} offset ${slice.offset}`;
  return { rows, order };
};

/** Ids are found by index first; only the page's own rows are read whole. */
export const readPage = (db: Db, request: PageRequest): Promise<QueueRecord[]> => {
  const { userId, isReviewer } = request.scope;
  const { rows, order } = idsOfPage(db, request);
  const shown = isReviewer ? declared(db, userId) : db`true`;
  const scoreShown = isReviewer ? db`(${shown} and ${hasSpoken(db, userId)})` : db`true`;
  return db<QueueRecord[]>`
    with slice as materialized (${rows})
    select a.id, a.application_number, a.project_title, a.organisation_name, a.country_code, a.fund_id, a.fund_type,
      a.status, a.version, case when ${shown} then a.sector end as sector,
      case when ${shown} then a.amount_requested end as amount_requested,
      case when ${shown} then a.amount_approved end as amount_approved, a.currency, a.submitted_at, a.updated_at,
      a.decided_at, a.next_due_at as due_at, a.waiting_since, a.language,
      case when ${scoreShown} then a.mean_score end as mean_score, case when ${scoreShown} then a.score_spread end as score_spread,
      coalesce((select jsonb_agg(r.weighted_score order by r.weighted_score) from (
        select distinct on (by_user_id) weighted_score from staff_decisions
        where application_id = a.id and review_round = a.review_round and weighted_score is not null and ${scoreShown}
        order by by_user_id, seq desc) r), '[]') as scores,
      case when ${scoreShown} then (select r.amount_recommended from staff_decisions r
        where r.application_id = a.id and r.review_round = a.review_round and r.kind = 'RECOMMENDATION'
        order by r.seq desc limit 1) end as amount_recommended, a.is_on_behalf,
      (a.entered_by = ${userId} or a.applicant_user_id is not distinct from ${userId}) as is_own_entry,
      coalesce((select jsonb_agg(jsonb_build_object('reviewerId', s.reviewer_id,
          'name', u.first_name || ' ' || u.last_name, 'state', s.state) order by s.assigned_at, s.id)
        from assignments s join users u on u.id = s.reviewer_id
        where s.application_id = a.id and s.state <> 'REMOVED'), '[]') as reviewers,
      mine.state as my_state,
      case when d.has_conflict or ${automaticConflict(db)} is not null
          or (a.is_on_behalf and a.entered_by = ${userId}) then 'CONFLICT'
        when not d.has_conflict then 'NO_CONFLICT' end as my_declaration, a.row_version
    from slice cross join lateral (select * from applications where id = slice.id offset 0) a
    left join assignments mine on mine.application_id = a.id and mine.reviewer_id = ${userId}
    left join conflict_declarations d on d.application_id = a.id and d.user_id = ${userId}
    left join users u on u.id = ${userId}
    order by ${order}`;
};
