import type { ApplicationRecord } from '../../applications/index.ts';
import { type Db, valuesOf } from '../../kernel/database/db.ts';
import type { Statement } from '../../kernel/database/sql.ts';
import { type QueueFilterPart, type QueueScope, queueCondition } from '../queue/queue-condition.db.ts';

/** One application as last sent: what its owner types meanwhile is not shown. */
export interface SheetRow
  extends Pick<ApplicationRecord, 'fundType' | 'status' | 'version' | 'language' | 'isOnBehalf' | 'channel'>,
    Pick<ApplicationRecord, 'projectTitle' | 'organisationName' | 'countryCode' | 'sector' | 'currency'>,
    Pick<ApplicationRecord, 'amountRequested' | 'amountApproved' | 'applicantEmail' | 'applicantPhone'>,
    Pick<ApplicationRecord, 'applicantConfirmedAt' | 'createdAt' | 'updatedAt' | 'decidedAt'> {
  applicationNumber: string;
  summary: string | null;
  applicantType: string | null;
  registrationNumber: string | null;
  organisationCountry: string | null;
  organisationCity: string | null;
  address: string | null;
  website: string | null;
  applicant: string;
  enteredBy: string;
  beneficiaryCountries: string[] | null;
  city: string | null;
  supportType: string | null;
  instrument: string | null;
  startDate: string | null;
  durationMonths: number | null;
  eligibility: string | null;
  documents: number;
  signedName: string | null;
  reviewers: string | null;
  reasonCode: string | null;
  decidedBy: string | null;
  submittedAt: string;
  dueAt: string | null;
  receipt: string | null;
}

/** What the list shows, newest first. `offset 0`: answers are unpacked once, not once for each column. */
export const sheetRows = (
  db: Db,
  scope: QueueScope,
  filters: QueueFilterPart,
  ids: readonly string[] | undefined,
): Statement<SheetRow[]> => db<SheetRow[]>`
  select a.application_number, a.fund_type, a.status, a.version, a.language, a.project_title,
    s.project->>'summary' as summary, a.organisation_name, s.organisation->>'applicantType' as applicant_type,
    s.organisation->>'registrationNumber' as registration_number,
    s.organisation->>'countryCode' as organisation_country, s.organisation->>'city' as organisation_city,
    s.organisation->>'address' as address, s.organisation->>'website' as website,
    concat_ws(' ', a.applicant_first_name, a.applicant_last_name) as applicant, a.applicant_email, a.applicant_phone,
    a.is_on_behalf, a.channel, concat_ws(' ', e.first_name, e.last_name) as entered_by, a.applicant_confirmed_at,
    a.country_code, s.project->'beneficiaryCountries' as beneficiary_countries, s.project->>'city' as city, a.sector,
    s.support_type, s.instrument, a.currency, a.amount_requested, a.amount_approved,
    s.project->>'startDate' as start_date, (s.project->'durationMonths')::int as duration_months,
    s.eligibility, s.documents, s.signed_name,
    (select string_agg(concat_ws(' ', r.first_name, r.last_name), ', ' order by g.assigned_at, g.id)
      from assignments g join users r on r.id = g.reviewer_id
      where g.application_id = a.id and g.state <> 'REMOVED') as reviewers,
    case when a.decided_at is not null then d.reason_code end as reason_code,
    case when a.decided_at is not null then d.decided_by end as decided_by,
    a.created_at, a.submitted_at, a.updated_at, a.next_due_at as due_at, a.decided_at, s.sha256 as receipt
  from applications a
  join users e on e.id = a.entered_by
  left join lateral (
    select v.answers->'project' as project, v.answers->'organisation' as organisation,
      v.answers->'loss'->>'supportType' as support_type, v.answers->'financing'->>'instrument' as instrument,
      v.answers->'declarations'->>'signedName' as signed_name, v.eligibility->>'result' as eligibility,
      jsonb_array_length(v.documents) as documents, v.sha256
    from application_versions v where v.application_id = a.id order by v.version desc limit 1 offset 0
  ) s on true
  left join lateral (
    select f.reason_code, concat_ws(' ', u.first_name, u.last_name) as decided_by
    from staff_decisions f join users u on u.id = f.by_user_id
    where f.application_id = a.id and (f.kind = 'FINAL' or f.decision = 'MARK_INELIGIBLE')
    order by f.seq desc limit 1
  ) d on true
  where ${queueCondition(db, scope, filters)} ${ids ? db`and a.id = any(${ids})` : db``}
  order by a.submitted_at desc, a.id desc`;

/** Those of the ids that the caller could see without filters. */
export const knownIds = (db: Db, scope: QueueScope, ids: readonly string[]): Promise<string[]> =>
  valuesOf(db<{ id: string }[]>`
    select a.id from applications a where ${queueCondition(db, scope, {})} and a.id = any(${[...ids]})`);
