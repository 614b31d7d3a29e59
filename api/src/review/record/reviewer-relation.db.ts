import { SUPER } from '@portal/contracts';
import { noRelation, type ReviewerRelation } from '../../applications/index.ts';
import { type Db, firstRow } from '../../kernel/database/db.ts';
import type { Fragment } from '../../kernel/database/sql.ts';

/** For the aliases `a` (application) and `u` (user): the conflict that needs no declaration, or null. */
export const automaticConflict = (db: Db) => db`
  case when u.role <> 'FUND_REVIEWER_USER' then null
    when u.country_code = a.country_code then 'OWN_COUNTRY'
    when lower(trim(u.organisation)) = lower(trim(a.organisation_name)) then 'OWN_ORGANISATION' end`;

/** For the aliases `a` and `u`: that somebody has no conflict with it, declared or known. */
export const hasNoConflict = (db: Db) => db`
  (${automaticConflict(db)} is null and not exists (select 1 from conflict_declarations d
    where d.application_id = a.id and d.user_id = u.id and d.has_conflict))`;

/** Why somebody takes no part in paying the application of an id: codes by account; to an Admin it is said where no other Admin could. */
export const barredFrom = (db: Db, id: Fragment): Fragment => db`
  (with barred as (
    select d.user_id as who, 'conflict_declared' as code from conflict_declarations d
      where d.application_id = ${id} and d.has_conflict
    union all select b.entered_by, 'own_application' from applications b where b.id = ${id} and b.is_on_behalf)
  select jsonb_object_agg(who, case when u.role = ${SUPER} and not exists (select 1 from users o
      where o.role = ${SUPER} and o.status = 'ACTIVE' and o.id not in (select who from barred))
    then 'admins_conflicted' else code end)
  from barred join users u on u.id = who)`;

/** For the aliases `a` and `u`: that the fund shows it to every reviewer, or that it was given to this one. */
export const isShownTo = (db: Db) => db`
  ((select f.assignment_mode from funds f where f.id = a.fund_id) <> 'ASSIGNED'
    or coalesce((select s.state from assignments s where s.application_id = a.id and s.reviewer_id = u.id), 'REMOVED')
      <> 'REMOVED')`;

export const reviewerRelation = async (
  db: Db,
  applicationId: string,
  userId: string,
): Promise<ReviewerRelation> =>
  (await firstRow(db<ReviewerRelation[]>`
    select case when ${automaticConflict(db)} is not null or d.has_conflict then 'CONFLICT'
        when d.has_conflict = false then 'NO_CONFLICT' end as declaration,
      ${automaticConflict(db)} as automatic, s.state as assignment, f.assignment_mode = 'ASSIGNED' as is_assigned_mode
    from applications a
    join funds f on f.id = a.fund_id
    left join users u on u.id = ${userId}
    left join conflict_declarations d on d.application_id = a.id and d.user_id = ${userId}
    left join assignments s on s.application_id = a.id and s.reviewer_id = ${userId}
    where a.id = ${applicationId}`)) ?? noRelation;
