import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import type { Status } from '@portal/contracts/applications/enums';
import type { RulesInForce } from '@portal/contracts/funds/rules';
import { type AuditProcess, about } from '../../kernel/audit/record-audit.ts';
import { type Db, firstRow, onlyValue, type Tx } from '../../kernel/database/db.ts';
import type { InColumns } from '../../kernel/database/sql.ts';

/** One application as stored. Amounts are decimal strings in `currency`. */
export interface ApplicationRecord
  extends Pick<OwnerApplication, 'id' | 'applicationNumber' | 'fundId' | 'fundType' | 'currency'>,
    Pick<OwnerApplication, 'version' | 'language' | 'projectTitle' | 'countryCode' | 'sector' | 'answers'>,
    InColumns<Pick<OwnerApplication, 'amountRequested' | 'amountApproved'>>,
    Pick<OwnerApplication, 'returnRequest' | 'createdAt' | 'lastSavedAt' | 'submittedAt' | 'decidedAt'>,
    Pick<OwnerApplication, 'rowVersion'> {
  status: Status;
  previousStatus: Status | null;
  reviewRound: number;
  /** The version of the criteria that it is scored by, from the first sending on; null in a draft. */
  criteriaVersion: number | null;
  applicantKey: string | null;
  applicantUserId: string | null;
  applicantFirstName: string | null;
  applicantLastName: string | null;
  applicantEmail: string | null;
  applicantPhone: string | null;
  enteredBy: string;
  isOnBehalf: boolean;
  channel: 'PHONE' | 'EMAIL' | 'PAPER' | 'IN_PERSON' | null;
  authorityFileKey: string | null;
  applicantConfirmedAt: string | null;
  applicantRefusedAt: string | null;
  /** Since when the applicant acts alone on what somebody entered. */
  handedOverAt: string | null;
  organisationName: string | null;
  /** The eligibility rules of its fund now; null for a fund that keeps none. */
  rulesInForce: RulesInForce | null;
  dueAt: string | null;
  updatedAt: string;
}

type Named = Pick<ApplicationRecord, 'id' | 'applicationNumber'> &
  Partial<Pick<ApplicationRecord, 'projectTitle'>>;

/** What an entry of the log is about: before it has a number an application is named by its title. */
export const aboutApplication = (
  { id, applicationNumber, projectTitle }: Named,
  process: AuditProcess = 'APPLICATION',
) => about(process, 'application', id, applicationNumber ?? projectTitle ?? id);

const columns = (db: Db) => db`
  id, application_number, fund_id, fund_type, status, previous_status, version, review_round, criteria_version, language, applicant_key,
  applicant_user_id, applicant_first_name, applicant_last_name, applicant_email, applicant_phone, entered_by,
  is_on_behalf, channel, authority_file_key, applicant_confirmed_at, applicant_refused_at, handed_over_at, project_title, organisation_name, country_code,
  sector, amount_requested, amount_approved, currency, answers, return_request, due_at, created_at, last_saved_at,
  submitted_at, updated_at, decided_at, row_version,
  (select json_build_object('version', rules.version, 'asked', coalesce(rules.asked, '{}'), 'years', coalesce(rules.years, 3),
    'yearsSme', coalesce(rules.years_sme, 2))
    from eligibility_in_force rules where rules.fund_id = applications.fund_id) as rules_in_force`;

export const findApplication = (db: Db, id: string): Promise<ApplicationRecord | undefined> =>
  firstRow(db<ApplicationRecord[]>`select ${columns(db)} from applications where id = ${id}`);

/** Held until the transaction ends: two decisions on one application follow each other. */
export const lockApplication = (tx: Tx, id: string): Promise<ApplicationRecord | undefined> =>
  firstRow(tx<ApplicationRecord[]>`select ${columns(tx)} from applications where id = ${id} for update`);

/** What a transition writes besides the status; absent fields stay. */
export type TransitionFields = Partial<
  Pick<
    ApplicationRecord,
    'previousStatus' | 'version' | 'reviewRound' | 'returnRequest' | 'dueAt' | 'amountApproved' | 'decidedAt'
  >
>;

/** Moves a locked application to a status. @returns its new row version. */
export const moveTo = async (
  tx: Tx,
  application: ApplicationRecord,
  status: Status,
  fields: TransitionFields = {},
): Promise<number> => {
  const next = { ...application, ...fields };
  const [moved] = await tx<{ rowVersion: number }[]>`
    update applications set status = ${status}, previous_status = ${next.previousStatus}, version = ${next.version},
      review_round = ${next.reviewRound}, return_request = ${next.returnRequest && tx.json({ ...next.returnRequest })},
      due_at = ${next.dueAt}, amount_approved = ${next.amountApproved}, decided_at = ${next.decidedAt},
      updated_at = now(), row_version = row_version + 1
    where id = ${application.id} and row_version = ${application.rowVersion}
    returning row_version`;
  if (!moved) throw new Error('a locked application changed under its lock');
  return moved.rowVersion;
};

/** Something about it changed that stale forms must notice. @returns the new row version. */
export const touch = (tx: Tx, id: string): Promise<number> =>
  onlyValue(tx<{ rowVersion: number }[]>`
    update applications set updated_at = now(), row_version = row_version + 1 where id = ${id} returning row_version`);

/**
 * Somebody did something that lists show and no open form is about, such as a declaration or a recommendation:
 * the row version stays, so that nobody else's decision is refused for it.
 */
export const noteActivity = (tx: Tx, id: string) =>
  tx`update applications set updated_at = now() where id = ${id}`;
