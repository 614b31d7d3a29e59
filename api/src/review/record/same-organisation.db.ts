import type { SameOrganisation } from '@portal/contracts/applications/staff-application.schemas';
import type { VersionRecord } from '../../applications/index.ts';
import type { Db } from '../../kernel/database/db.ts';

/** More than anybody would look through. */
const MAX_ROWS = 20;

/** Other applicants' applications that ever named the same registration number in the same country, newest first. */
export const findSameOrganisation = (
  db: Db,
  id: string,
  { version, applicant }: Pick<VersionRecord, 'version' | 'applicant'>,
): Promise<SameOrganisation[]> => db<SameOrganisation[]>`
  select a.id, a.application_number, a.fund_type, a.status from applications a
  where a.id <> ${id} and lower(a.applicant_email) <> lower(${applicant.email})
    and a.applicant_user_id is distinct from ${applicant.userId}
    and a.id in (
      select v.application_id from application_versions sent
        join application_versions v on registration_key(v.answers) = registration_key(sent.answers)
      where sent.application_id = ${id} and sent.version = ${version})
  order by a.submitted_at desc, a.id desc limit ${MAX_ROWS}`;
