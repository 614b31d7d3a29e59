import type { Language } from '@portal/contracts';
import type { Reviewer } from '@portal/contracts/review/decide';
import type { Db } from '../../kernel/database/db.ts';
import { automaticConflict } from '../record/standing.db.ts';

const openAssignments = (db: Db) => db`
  (select count(*)::int from assignments s where s.reviewer_id = u.id and s.state in ('PENDING', 'ACCEPTED')) as open_assignments`;

/** Active reviewers, whatever they may judge. */
export const activeReviewers = (db: Db): Promise<Reviewer[]> =>
  db<Reviewer[]>`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name, u.country_code, ${openAssignments(db)}
    from users u where u.role = 'FUND_REVIEWER_USER' and u.status = 'ACTIVE'
    order by open_assignments, name, u.id`;

/** Active reviewers who may judge an application: not who entered it, nor who has a conflict, declared or known. */
export const assignableReviewers = (db: Db, applicationId: string): Promise<Reviewer[]> =>
  db<Reviewer[]>`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name, u.country_code, ${openAssignments(db)}
    from users u, applications a
    where a.id = ${applicationId} and u.role = 'FUND_REVIEWER_USER' and u.status = 'ACTIVE' and u.id <> a.entered_by
      and ${automaticConflict(db)} is null
      and not exists (select 1 from conflict_declarations d
        where d.application_id = a.id and d.user_id = u.id and d.has_conflict)
    order by open_assignments, name, u.id`;

/** Where reviewers read their mail, and in which language. */
export const mailAddresses = (
  db: Db,
  ids: readonly string[],
): Promise<{ userId: string; email: string; firstName: string; language: Language }[]> =>
  db<{ userId: string; email: string; firstName: string; language: Language }[]>`
    select id as user_id, email, first_name, language from users where id = any(${ids}) order by id`;
