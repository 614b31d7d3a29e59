import type { Sector, Status } from '@portal/contracts/applications/enums';
import type { FundType } from '@portal/contracts/funds/enums';
import type { AssignmentState } from '@portal/contracts/review/enums';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue.schema';
import type { Db } from '../database/db.ts';
import { likePattern } from '../database/page.ts';

/** Which applications somebody's list is about. */
export interface QueueScope {
  userId: string;
  timeZone: string;
  /** Undefined: all funds. */
  fundIds: readonly string[] | undefined;
  /** For a reviewer: only what the reviewer declared on shows sector and amounts. */
  isReviewer: boolean;
  /** Funds that show a reviewer only what was given to the reviewer. */
  assignedFundIds: readonly string[];
}

export type QueueFilterPart = Omit<QueueFilters, 'page' | 'pageSize' | 'order' | 'sortBy' | 'after'>;

export interface QueueRecord {
  id: string;
  applicationNumber: string;
  projectTitle: string | null;
  organisationName: string | null;
  countryCode: string | null;
  fundId: string;
  fundType: FundType;
  status: Status;
  version: number;
  sector: Sector | null;
  amountRequested: string | null;
  amountApproved: string | null;
  currency: string;
  submittedAt: string;
  updatedAt: string;
  decidedAt: string | null;
  dueAt: string | null;
  isOnBehalf: boolean;
  isOwnEntry: boolean;
  reviewers: QueueRow['reviewers'];
  myState: AssignmentState | null;
  myDeclaration: 'NO_CONFLICT' | 'CONFLICT' | null;
  rowVersion: number;
}

const searchable = (db: Db) => db`
  lower(coalesce(a.application_number, '') || ' ' || coalesce(a.project_title, '') || ' ' || coalesce(a.organisation_name, ''))`;

const declared = (db: Db, userId: string) => db`exists (
  select 1 from conflict_declarations d
  where d.application_id = a.id and d.user_id = ${userId} and not d.has_conflict)`;

const visible = (db: Db, { userId, fundIds, isReviewer, assignedFundIds }: QueueScope) => db`
  a.submitted_at is not null
  ${fundIds ? db`and a.fund_id = any(${fundIds})` : db``}
  ${
    isReviewer && assignedFundIds.length > 0
      ? db`and (a.fund_id <> all(${assignedFundIds}) or exists (
          select 1 from assignments s
          where s.application_id = a.id and s.reviewer_id = ${userId} and s.state <> 'REMOVED'))`
      : db``
  }`;

const OPEN_STATES = ['PENDING', 'ACCEPTED', 'SUBMITTED'];

/** The condition that a list, its total and its export share, for the table alias `a`. */
export const queueCondition = (db: Db, scope: QueueScope, q: QueueFilterPart) => {
  const { userId, timeZone, isReviewer } = scope;
  const readsContent = q.sector || q.amountMin !== undefined || q.amountMax !== undefined;
  return db`
  ${visible(db, scope)}
  ${q.status ? db`and a.status = any(${q.status})` : db``}
  ${q.countryCode ? db`and a.country_code = any(${q.countryCode})` : db``}
  ${q.sector ? db`and a.sector = any(${q.sector})` : db``}
  ${q.amountMin === undefined ? db`` : db`and a.amount_requested >= ${q.amountMin}`}
  ${q.amountMax === undefined ? db`` : db`and a.amount_requested <= ${q.amountMax}`}
  ${isReviewer && readsContent ? db`and ${declared(db, userId)}` : db``}
  ${q.from ? db`and a.submitted_at >= ${q.from}::date::timestamp at time zone ${timeZone}` : db``}
  ${q.to ? db`and a.submitted_at < (${q.to}::date + 1)::timestamp at time zone ${timeZone}` : db``}
  ${q.search ? db`and ${searchable(db)} like ${likePattern(q.search.trim().toLowerCase())}` : db``}
  ${
    q.reviewerId
      ? db`and exists (select 1 from assignments s where s.application_id = a.id and s.reviewer_id = ${q.reviewerId}
          and s.state = any(${OPEN_STATES}))`
      : db``
  }
  ${
    q.assignedToMe
      ? db`and exists (select 1 from assignments s where s.application_id = a.id and s.reviewer_id = ${userId}
          and s.state = any(${OPEN_STATES}))`
      : db``
  }
  ${
    q.unassigned
      ? db`and a.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW') and not exists (
          select 1 from assignments s where s.application_id = a.id and s.state = any(${OPEN_STATES}))`
      : db``
  }`;
};

const sortColumns = {
  submittedAt: 'a.submitted_at',
  updatedAt: 'a.updated_at',
  projectTitle: 'lower(a.project_title)',
  amountRequested: 'a.amount_requested',
  countryCode: 'a.country_code',
  status: 'a.status',
} as const;

const nullable: ReadonlySet<string> = new Set(['projectTitle', 'amountRequested', 'countryCode']);

export interface QueueSlice {
  limit: number;
  offset: number;
  /** Continue after this row instead of counting rows off. */
  after?: { submittedAt: string; id: string } | undefined;
}

/** Ids are found by index first; only the page's own rows are read whole. */
export const listQueue = (
  db: Db,
  scope: QueueScope,
  q: QueueFilters,
  { limit, offset, after }: QueueSlice,
): Promise<QueueRecord[]> => {
  const { userId, isReviewer } = scope;
  const isAscending = q.order === 'ASC';
  const direction = isAscending ? db`asc` : db`desc`;
  const column = db.unsafe(sortColumns[q.sortBy ?? 'submittedAt']);
  // The order by amount would tell a reviewer what the gate keeps back.
  const sort =
    isReviewer && q.sortBy === 'amountRequested'
      ? db`case when ${declared(db, userId)} then ${column} end`
      : column;
  const shown = isReviewer ? declared(db, userId) : db`true`;
  // Only columns that may be empty say where empty ones go: on the others it would miss the index.
  const isNullable = q.sortBy !== undefined && nullable.has(q.sortBy);
  const ordered = db`${sort} ${direction} ${isNullable ? db`nulls last` : db``}, a.id ${direction}`;
  return db<QueueRecord[]>`
    with slice as materialized (
      select a.id, row_number() over (order by ${ordered}) as place
      from applications a
      where ${queueCondition(db, scope, q)}
        ${after ? db`and (a.submitted_at, a.id) ${isAscending ? db`>` : db`<`} (${after.submittedAt}, ${after.id})` : db``}
      order by ${ordered}
      limit ${limit} offset ${offset}
    )
    select a.id, a.application_number, a.project_title, a.organisation_name, a.country_code, a.fund_id, a.fund_type,
      a.status, a.version, case when ${shown} then a.sector end as sector,
      case when ${shown} then a.amount_requested end as amount_requested,
      case when ${shown} then a.amount_approved end as amount_approved, a.currency, a.submitted_at, a.updated_at,
      a.decided_at, coalesce(mine.due_at, a.due_at) as due_at, a.is_on_behalf,
      (a.entered_by = ${userId} or a.applicant_user_id is not distinct from ${userId}) as is_own_entry,
      coalesce((select jsonb_agg(jsonb_build_object('reviewerId', s.reviewer_id,
          'name', u.first_name || ' ' || u.last_name, 'state', s.state) order by s.assigned_at, s.id)
        from assignments s join users u on u.id = s.reviewer_id
        where s.application_id = a.id and s.state <> 'REMOVED'), '[]') as reviewers,
      mine.state as my_state,
      case d.has_conflict when true then 'CONFLICT' when false then 'NO_CONFLICT' end as my_declaration, a.row_version
    from slice join applications a using (id)
    left join assignments mine on mine.application_id = a.id and mine.reviewer_id = ${userId}
    left join conflict_declarations d on d.application_id = a.id and d.user_id = ${userId}
    order by slice.place`;
};
