import { REVIEWER } from '@portal/contracts';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue';
import { DISAGREEMENT } from '@portal/contracts/review/queue-lists';
import type { Db } from '../../kernel/database/db.ts';
import { likePattern } from '../../kernel/database/page.ts';
import type { Fragment, InColumns } from '../../kernel/database/sql.ts';
import { isVoid } from '../record/decisions.db.ts';
import { automaticConflict } from '../record/reviewer-relation.db.ts';

/** Which applications somebody's list is about. */
export interface QueueScope {
  userId: string;
  timeZone: string;
  /** Undefined: all funds. */
  fundIds: readonly string[] | undefined;
  /** For a reviewer: only what the reviewer declared on shows sector and amounts. */
  isReviewer: boolean;
  /** Funds that show a reviewer only what was given to the reviewer; and those that show all. */
  assignedFundIds: readonly string[];
  openFundIds: readonly string[];
}

export type QueueFilterPart = Omit<QueueFilters, 'page' | 'pageSize' | 'order' | 'sortBy' | 'after'>;

/** A row as it is read: its amounts are in `currency`. */
export interface QueueRecord extends InColumns<Omit<QueueRow, 'meanScore' | 'scoreSpread'>> {
  currency: string;
  meanScore: string | null;
  scoreSpread: string | null;
}

const searchable = (db: Db) => db`
  fold_text(coalesce(a.application_number, '') || ' ' || coalesce(a.project_title, '') || ' ' || coalesce(a.organisation_name, ''))`;
const people = (db: Db) => db`
  fold_text(coalesce(a.applicant_first_name, '') || ' ' || coalesce(a.applicant_last_name, '') || ' ' || a.applicant_email)`;

/** A reviewer who judges without knowing who applies must not learn it by searching. */
const matchesSearch = (db: Db, { isReviewer }: QueueScope, search: string, isWalked: boolean) => {
  const matches = (words: Fragment) =>
    db`(${words} ${isWalked ? db`|| ''` : db``}) like fold_text(${likePattern(search.trim())})`;
  return isReviewer ? matches(searchable(db)) : db`(${matches(searchable(db))} or ${matches(people(db))})`;
};

/** One value by equality: for a list of any number no index keeps the order. */
export const oneOf = (db: Db, column: string, values: readonly string[]) =>
  values.length === 1
    ? db`${db.unsafe(column)} = ${values[0] ?? ''}`
    : db`${db.unsafe(column)} = any(${values})`;

/** That the person declared to have no conflict and has none that needs no declaration, for the alias `a`. */
export const declared = (db: Db, userId: string) => db`exists (
  select 1 from conflict_declarations d join users u on u.id = d.user_id
  where d.application_id = a.id and d.user_id = ${userId} and not d.has_conflict
    and ${automaticConflict(db)} is null)`;

/** That a reviewer has recommended in this round or it is decided, for the alias `a`: before that scores stay hidden. */
export const hasSpoken = (db: Db, userId: string) => db`(a.decided_at is not null or exists (
  select 1 from staff_decisions d where d.application_id = a.id and d.by_user_id = ${userId}
    and d.kind = 'RECOMMENDATION' and d.review_round = a.review_round))`;

export const OPEN_STATES = ['PENDING', 'ACCEPTED', 'SUBMITTED'];
/** States of an assignment whose reviewer has not recommended. */
export const TO_JUDGE_STATES = ['PENDING', 'ACCEPTED'];
/** Statuses in which reviewers recommend, and in which managers decide. */
export const TO_JUDGE_STATUSES = ['SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW'] as const;
export const TO_DECIDE_STATUSES = ['RECOMMENDED', 'NOT_RECOMMENDED'];

/** For the alias `a`. A look-up for each row: with `exists` all that the reviewer ever had is read first. */
const isGiven = (db: Db, reviewerId: string, states?: readonly string[]) => db`(
  select true from given_applications g
  where g.application_id = a.id and g.reviewer_id = ${reviewerId} ${states ? db`and g.state = any(${states})` : db``}) is true`;

const isToDecide = (db: Db) => oneOf(db, 'a.status', TO_DECIDE_STATUSES);

/**
 * That one of `people` signed in this round what a second person has to sign as well, for the alias `a` of what
 * reviewers have advised on: a reviewer's own signature, from before two steps were needed, is none.
 */
export const isSignedFirst = (db: Db, people: Fragment) => db`exists (
  select 1 from staff_decisions d where d.application_id = a.id and d.review_round = a.review_round
    and d.kind = 'FIRST_SIGN_OFF' and d.by_role <> ${REVIEWER} and d.by_user_id ${people})`;

/** Whether a reviewer's list leaves out what others were given. */
export const isRestricted = ({ isReviewer, assignedFundIds }: QueueScope): boolean =>
  isReviewer && assignedFundIds.length > 0;

const visible = (db: Db, scope: QueueScope) => db`
  a.submitted_at is not null
  ${scope.fundIds ? db`and ${oneOf(db, 'a.fund_id', scope.fundIds)}` : db``}
  ${
    isRestricted(scope)
      ? db`and (a.fund_id <> all(${scope.assignedFundIds}) or ${isGiven(db, scope.userId)})`
      : db``
  }`;

/**
 * The condition that a list, its total and its export share, for the table alias `a`.
 * @param isWalked rows are read in the list's order, so an amount or text must only filter: the planner would take
 * it for rarer than it is, look it up in its own index and sort all matches.
 */
export const queueCondition = (db: Db, scope: QueueScope, q: QueueFilterPart, isWalked = false) => {
  const { userId, timeZone, isReviewer } = scope;
  const kept = isWalked ? db`is true` : db``;
  const readsContent = q.sector || q.amountMin !== undefined || q.amountMax !== undefined;
  return db`
  ${visible(db, scope)}
  ${q.status ? db`and ${oneOf(db, 'a.status', q.status)}` : db``}
  ${q.countryCode ? db`and ${oneOf(db, 'a.country_code', q.countryCode)}` : db``}
  ${q.sector ? db`and ${oneOf(db, 'a.sector', q.sector)}` : db``}
  ${q.amountMin === undefined ? db`` : db`and (a.amount_requested >= ${q.amountMin}) ${kept}`}
  ${q.amountMax === undefined ? db`` : db`and (a.amount_requested <= ${q.amountMax}) ${kept}`}
  ${isReviewer && readsContent ? db`and ${declared(db, userId)}` : db``}
  ${q.from ? db`and a.submitted_at >= ${q.from}::date::timestamp at time zone ${timeZone}` : db``}
  ${q.to ? db`and a.submitted_at < (${q.to}::date + 1)::timestamp at time zone ${timeZone}` : db``}
  ${q.dueFrom ? db`and a.next_due_at >= ${q.dueFrom}::date::timestamp at time zone 'UTC'` : db``}
  ${q.dueTo ? db`and a.next_due_at < (${q.dueTo}::date + 1)::timestamp at time zone 'UTC'` : db``}
  ${q.late ? db`and a.next_due_at < now()` : db``}
  ${q.disagreement ? db`and a.score_spread >= ${DISAGREEMENT}` : db``}
  ${q.search ? db`and ${matchesSearch(db, scope, q.search, isWalked)}` : db``}
  ${q.reviewerId ? db`and ${isGiven(db, q.reviewerId, OPEN_STATES)}` : db``}
  ${q.assignedToMe ? db`and ${isGiven(db, userId, OPEN_STATES)}` : db``}
  ${q.toJudge ? db`and ${oneOf(db, 'a.status', TO_JUDGE_STATUSES)} and ${isGiven(db, userId, TO_JUDGE_STATES)}` : db``}
  ${q.toDecide ? db`and ${isToDecide(db)} and not ${isSignedFirst(db, db`= ${userId}`)}` : db``}
  ${q.toSign ? db`and ${isToDecide(db)} and ${isSignedFirst(db, db`<> ${userId} and not ${isVoid(db)}`)}` : db``}
  ${
    q.unassigned
      ? db`and a.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW') and not a.has_reviewer`
      : db``
  }`;
};
