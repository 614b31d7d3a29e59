import type { Language } from '@portal/contracts';
import type { Sector } from '@portal/contracts/applications/enums';
import type { Reviewer } from '@portal/contracts/review/decide';
import type { Db } from '../../kernel/database/db.ts';
import type { Recipient } from '../../kernel/mail/enqueue-mail.ts';
import { hasNoConflict } from '../record/reviewer-relation.db.ts';

/** A reviewer with all that a proposal looks at. */
export interface ReviewerRecord extends Reviewer {
  language: Language;
  sectors: Sector[];
  languages: Language[];
}

/** For the alias `e`: the last day of an absence that is not over. */
export const absentUntil = (db: Db) =>
  db`case when e.absent_until >= current_date then e.absent_until::text end`;

const reviewer = (db: Db) => db`
  u.id as user_id, u.first_name || ' ' || u.last_name as name, u.country_code, u.language,
  coalesce(e.sectors, '{}') as sectors, coalesce(e.languages, '{}') as languages, ${absentUntil(db)} as absent_until,
  (select count(*)::int from given_applications g where g.reviewer_id = u.id and g.state in ('PENDING', 'ACCEPTED')
    and g.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'ON_HOLD')) as open_assignments`;

/** For the aliases `a` and `u`: that somebody may judge it, who neither entered it nor has a conflict, declared or known. */
export const mayJudge = (db: Db) => db`
  u.role = 'FUND_REVIEWER_USER' and u.status = 'ACTIVE' and u.id <> a.entered_by and ${hasNoConflict(db)}`;

/** Active reviewers, whatever they may judge. */
export const activeReviewers = (db: Db): Promise<ReviewerRecord[]> =>
  db<ReviewerRecord[]>`
    select ${reviewer(db)} from users u left join reviewer_expertise e on e.user_id = u.id
    where u.role = 'FUND_REVIEWER_USER' and u.status = 'ACTIVE'
    order by open_assignments, name, u.id`;

/** Active reviewers who may judge an application. */
export const assignableReviewers = (db: Db, applicationId: string): Promise<Reviewer[]> =>
  db<Reviewer[]>`
    select ${reviewer(db)}
    from applications a, users u left join reviewer_expertise e on e.user_id = u.id
    where a.id = ${applicationId} and ${mayJudge(db)}
    order by open_assignments, name, u.id`;

/** Where a reviewer reads mail, and in which language. */
export interface Reader extends Recipient {
  userId: string;
}

export const mailAddresses = (db: Db, ids: readonly string[]) =>
  db<Reader[]>`
    select id as user_id, email, first_name, language from users
    where id = any(${ids}) and status <> 'DISABLED' order by id`;
