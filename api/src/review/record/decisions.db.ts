import type { Role } from '@portal/contracts';
import type { ConflictType } from '@portal/contracts/applications/review-enums';
import type { Section } from '@portal/contracts/applications/sections';
import type { StaffDecision } from '@portal/contracts/applications/staff-application.schemas';
import type { Score } from '@portal/contracts/review/score';
import { type Db, firstRow, newId, type Tx, valuesOf } from '../../kernel/database/db.ts';
import type { InColumns } from '../../kernel/database/sql.ts';

/** One decision or recommendation. Amounts are decimal strings in the application's currency. */
export interface DecisionRecord extends InColumns<Omit<StaffDecision, 'byRole' | 'weightedScore'>> {
  reviewRound: number;
  byRole: Role;
  weightedScore: string | null;
}

/** As which a first signature with another amount is kept: an index allows each person one of its own kind in a round. */
export const correctedSignOff = 'PROCESS';

const columns = (db: Db) => db`
  d.id, d.version, d.review_round, d.decision,
  case when (d.kind, d.decision) = (${correctedSignOff}, 'APPROVE') then 'FIRST_SIGN_OFF' else d.kind end as kind, d.by_user_id, u.first_name || ' ' || u.last_name as by_name,
  d.by_role, d.at, d.scores, d.weighted_score, d.reason_code, d.rule, d.internal_comment, d.message_to_applicant,
  d.amount_recommended, d.amount_approved, d.conditions, d.sections, d.due_at`;

/** For the alias `d`, an approval that waits for a second one: that its author has a conflict or no open account now. */
export const isVoid = (db: Db) => db`(
  exists (select 1 from conflict_declarations c
    where c.application_id = d.application_id and c.user_id = d.by_user_id and c.has_conflict)
  or exists (select 1 from users w where w.id = d.by_user_id and w.status <> 'ACTIVE'))`;

/** Oldest first; a first signature that is void only where a second one has made it an approval. */
export const listDecisions = (db: Db, applicationId: string): Promise<DecisionRecord[]> =>
  db<DecisionRecord[]>`
    select ${columns(db)} from staff_decisions d join users u on u.id = d.by_user_id
    where d.application_id = ${applicationId}
      and not (d.decision = 'APPROVE' and d.kind in ('FIRST_SIGN_OFF', ${correctedSignOff}) and ${isVoid(db)}
        and not exists (select 1 from staff_decisions f where f.application_id = d.application_id
          and f.review_round = d.review_round and f.kind = 'FINAL' and f.decision = 'APPROVE'))
    order by d.seq`;

/** Applications under review in a fund that have a recommendation, for or against, in this round. */
export const findRecommended = (tx: Tx, fundId: string): Promise<string[]> =>
  valuesOf(tx<{ id: string }[]>`
    select a.id from applications a where a.fund_id = ${fundId} and a.status = 'UNDER_REVIEW'
      and exists (select 1 from staff_decisions d where d.application_id = a.id
        and d.review_round = a.review_round and d.kind = 'RECOMMENDATION')
    order by a.id`);

/** The last decision with something for the applicant to read. */
export const lastPublicDecision = (db: Db, applicationId: string): Promise<DecisionRecord | undefined> =>
  firstRow(db<DecisionRecord[]>`
      select ${columns(db)} from staff_decisions d join users u on u.id = d.by_user_id
      where d.application_id = ${applicationId} and (d.kind = 'FINAL' or d.decision = 'HOLD')
      order by d.seq desc limit 1`);

export interface NewDecision
  extends Pick<DecisionRecord, 'version' | 'reviewRound' | 'decision' | 'kind'>,
    Partial<Pick<DecisionRecord, 'reasonCode' | 'rule' | 'internalComment' | 'messageToApplicant'>>,
    Partial<Pick<DecisionRecord, 'amountRecommended' | 'amountApproved' | 'dueAt'>> {
  applicationId: string;
  by: { id: string; role: Role };
  scores?: readonly Score[];
  weightedScore?: number | null;
  conditions?: readonly string[];
  sections?: readonly Section[];
  conflictType?: ConflictType | null;
  overrideReason?: string | null;
  /** Only for seeded examples, which lie in the past. */
  at?: string;
}

export const addDecision = (tx: Tx, { by, ...decision }: NewDecision) => {
  const { scores = [], conditions = [], sections = [] } = decision;
  const lists = { scores: tx.json(scores), conditions: tx.json(conditions), sections: tx.json(sections) };
  const row = { id: newId('dec'), ...decision, ...lists, byUserId: by.id, byRole: by.role };
  return tx`insert into staff_decisions ${tx(row)}`;
};
