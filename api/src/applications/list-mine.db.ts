import type {
  MyApplication,
  MyApplicationsFilters,
} from '@portal/contracts/applications/application.schemas';
import type { PublicStatus, Status } from '@portal/contracts/applications/enums';
import { type Db, onlyRow } from '../kernel/database/db.ts';
import { likePattern, offsetOf } from '../kernel/database/page.ts';
import type { InColumns } from '../kernel/database/sql.ts';

export interface MyRow extends InColumns<Omit<MyApplication, 'status' | 'documents'>> {
  status: Status;
  currency: string;
  documentsTotal: number;
  documentsClean: number;
}

/** A recommendation is under review to the applicant: asking for that finds it. */
const withHidden = (statuses: readonly PublicStatus[]): Status[] =>
  statuses.flatMap((status): Status[] =>
    status === 'UNDER_REVIEW' ? ['UNDER_REVIEW', 'RECOMMENDED', 'NOT_RECOMMENDED'] : [status],
  );

const closed = ['APPROVED', 'REJECTED', 'INELIGIBLE', 'WITHDRAWN', 'EXPIRED'];
const mine = (db: Db, userId: string) =>
  db`(applicant_user_id = ${userId} or (is_on_behalf and entered_by = ${userId} and handed_over_at is null)
    or id = any(array(select application_id from application_members where user_id = ${userId} and removed_at is null)))`;

/** Messages of the Fund that nobody of the applicant's side has opened. */
const unread = (db: Db) => db`(select count(*)::int from application_messages m
  where m.application_id = a.id and m.from_side = 'FUND' and m.read_at is null)`;

const sortColumns = {
  lastSavedAt: 'coalesce(decided_at, submitted_at, last_saved_at)',
  submittedAt: 'submitted_at',
  createdAt: 'created_at',
} as const;

const filtered = (db: Db, userId: string, query: MyApplicationsFilters, timeZone: string) => db`
  ${mine(db, userId)}
  ${query.state === 'OPEN' ? db`and status <> all(${closed})` : db``}
  ${query.state === 'CLOSED' ? db`and status = any(${closed})` : db``}
  ${query.fundId ? db`and fund_id = ${query.fundId}` : db``}
  ${query.status ? db`and status = any(${withHidden(query.status)})` : db``}
  ${query.from ? db`and created_at >= ${query.from}::date::timestamp at time zone ${timeZone}` : db``}
  ${query.to ? db`and created_at < (${query.to}::date + 1)::timestamp at time zone ${timeZone}` : db``}
  ${
    query.search
      ? db`and fold_text(concat_ws(' ', application_number, project_title, organisation_name)) like fold_text(${likePattern(query.search)})`
      : db``
  }`;

export const listMine = (
  db: Db,
  userId: string,
  query: MyApplicationsFilters,
  timeZone: string,
): Promise<MyRow[]> => {
  const { limit, offset } = offsetOf(query);
  const direction = query.order === 'ASC' ? db`asc` : db`desc`;
  return db<MyRow[]>`
    select a.id, application_number, fund_id, fund_type, status, project_title, organisation_name, country_code,
      amount_requested, amount_approved, currency, version, is_on_behalf, return_request,
      coalesce((select m.role from application_members m where m.application_id = a.id and m.user_id = ${userId}
        and m.removed_at is null), 'OWNER') as role, created_at, last_saved_at,
      submitted_at, decided_at, row_version, docs.total as documents_total, docs.clean as documents_clean,
      ${unread(db)} as unread_messages
    from applications a cross join lateral (
      select count(*)::int as total, count(*) filter (where f.scan_status = 'CLEAN')::int as clean
      from application_documents d join files f using (file_key)
      where d.application_id = a.id and d.removed_at is null) docs
    where ${filtered(db, userId, query, timeZone)}
    order by ${db.unsafe(sortColumns[query.sortBy ?? 'lastSavedAt'])} ${direction} nulls last, a.id ${direction}
    limit ${limit} offset ${offset}`;
};

export type MyCounts = Record<'total' | 'all' | 'open' | 'closed' | 'unread', number>;

export const countMine = (db: Db, userId: string, query: MyApplicationsFilters, timeZone: string) =>
  onlyRow(db<MyCounts[]>`
    select (select count(*)::int from applications where ${filtered(db, userId, query, timeZone)}) as total,
      count(*)::int as "all", count(*) filter (where status <> all(${closed}))::int as open,
      count(*) filter (where status = any(${closed}))::int as closed,
      coalesce(sum(${unread(db)}), 0)::int as unread
    from applications a where ${mine(db, userId)}`);
