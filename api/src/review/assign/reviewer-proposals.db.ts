import type { Status } from '@portal/contracts/applications/enums';
import type { ProposedFile } from '@portal/contracts/review/proposals';
import { MAX_REPLACEMENTS } from '@portal/contracts/review/queue-lists';
import type { Db } from '../../kernel/database/db.ts';
import type { Wanted } from './propose-reviewers.ts';
import { absentUntil, mayJudge } from './reviewers.db.ts';

/** An application for which reviewers are to be proposed. */
export type ApplicationToPropose = Wanted &
  Pick<
    ProposedFile,
    'id' | 'applicationNumber' | 'projectTitle' | 'organisationName' | 'language' | 'sector' | 'rowVersion'
  > & { status: Status; isOwnEntry: boolean };

/** Applications with fewer reviewers at work than the fund asks for, after a conflict, an absence or a disabled account; the longest waiting first. */
const lacking = (db: Db, userId: string) => db`
  select a.id from applications a join funds f on f.id = a.fund_id
  where a.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW') and not (a.is_on_behalf and a.entered_by = ${userId})
    and a.applicant_user_id is distinct from ${userId}
    and a.id in (
      select application_id from assignments
      where state in ('DECLINED', 'RECUSED') and (state = 'RECUSED' or assigned_by is not null)
      union
      select s.application_id from reviewer_expertise e join assignments s on s.reviewer_id = e.user_id
      where e.absent_until >= current_date and s.state in ('PENDING', 'ACCEPTED')
      union
      select s.application_id from users u join assignments s on s.reviewer_id = u.id
      where u.role = 'FUND_REVIEWER_USER' and u.status = 'DISABLED' and s.state in ('PENDING', 'ACCEPTED'))
    and f.required_reviewers > (
      select count(*) from assignments s join users u on u.id = s.reviewer_id
        left join reviewer_expertise e on e.user_id = s.reviewer_id
      where s.application_id = a.id and (s.state = 'SUBMITTED'
        or (s.state in ('PENDING', 'ACCEPTED') and u.status <> 'DISABLED' and (e.absent_until is null or e.absent_until < current_date))))
  order by a.submitted_at, a.id limit ${MAX_REPLACEMENTS}`;

/** Applications, by their latest version; without ids those that lost a reviewer. */
export const applicationsToPropose = (
  db: Db,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<ApplicationToPropose[]> => db<ApplicationToPropose[]>`
  select a.id, a.application_number, a.project_title, a.organisation_name, a.sector, a.language, a.row_version, a.status,
    ((a.is_on_behalf and a.entered_by = ${userId}) or a.applicant_user_id is not distinct from ${userId}) as is_own_entry,
    f.required_reviewers, coalesce(v.answers #> '{project,beneficiaryCountries}', '[]') as beneficiary_countries,
    coalesce((select jsonb_agg(jsonb_build_object('reviewerId', s.reviewer_id,
        'name', u.first_name || ' ' || u.last_name, 'state', s.state, 'isAssigned', s.assigned_by is not null,
        'absentUntil', ${absentUntil(db)}, 'isDisabled', u.status = 'DISABLED') order by s.assigned_at, s.id)
      from assignments s join users u on u.id = s.reviewer_id left join reviewer_expertise e on e.user_id = u.id
      where s.application_id = a.id and s.state <> 'REMOVED'), '[]') as given,
    array(select u.id from users u where ${mayJudge(db)}) as eligible_ids
  from applications a
  join funds f on f.id = a.fund_id
  left join application_versions v on v.application_id = a.id and v.version = a.version
  where a.submitted_at is not null and ${ids ? db`a.id = any(${ids})` : db`a.id in (${lacking(db, userId)})`}
  order by a.submitted_at, a.id`;
