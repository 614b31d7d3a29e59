import type { Language } from '@portal/contracts';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { FundType } from '@portal/contracts/funds/enums';
import type { Db, Tx } from '../kernel/database/db.ts';
import { firstRow, onlyValue } from '../kernel/database/first-row.ts';
import type { Actor } from '../kernel/http/caller.ts';
import type { ApplicationRecord } from './record/application.db.ts';
import { factsOf } from './record/check-answers.ts';
import type { Applicant } from './record/versions.db.ts';

interface Submission {
  applicationNumber: string;
  applicantKey: string;
  applicant: Applicant;
  language: Language;
  status: 'SUBMITTED' | 'RESUBMITTED';
  version: number;
  answers: Answers;
  at: string;
}

/**
 * Writes what sending changes in one locked row. A first sending meets the unique index when the
 * applicant has another application in progress.
 * @returns the new row version.
 */
export const markSubmitted = async (
  tx: Tx,
  application: ApplicationRecord,
  sent: Submission,
): Promise<number> => {
  const facts = factsOf(sent.answers);
  const { applicant } = sent;
  return onlyValue(tx<{ rowVersion: number }[]>`
    update applications set status = ${sent.status}, application_number = ${sent.applicationNumber},
      applicant_key = ${sent.applicantKey}, applicant_user_id = ${applicant.userId},
      applicant_first_name = ${applicant.firstName}, applicant_last_name = ${applicant.lastName},
      applicant_email = ${applicant.email}, applicant_phone = ${applicant.phone}, language = ${sent.language},
      version = ${sent.version}, review_round = case when version < ${sent.version} then review_round + 1 else review_round end,
      project_title = ${facts.projectTitle}, organisation_name = ${facts.organisationName},
      country_code = ${facts.countryCode}, sector = ${facts.sector}, amount_requested = ${facts.amountRequested},
      return_request = null, due_at = null, submitted_at = coalesce(submitted_at, ${sent.at}), updated_at = ${sent.at},
      row_version = row_version + 1
    where id = ${application.id} returning row_version`);
};

interface AccountFacts extends Pick<Actor, 'id' | 'firstName' | 'lastName' | 'email' | 'language'> {
  phone: string | null;
}

export const findAccount = (db: Db, userId: string): Promise<AccountFacts | undefined> =>
  firstRow(
    db<
      AccountFacts[]
    >`select id, first_name, last_name, email, phone, language from users where id = ${userId}`,
  );

/** The beneficiary behind an address, if it has an account. */
export const findBeneficiary = (db: Db, email: string): Promise<AccountFacts | undefined> =>
  firstRow(db<AccountFacts[]>`
      select id, first_name, last_name, email, phone, language from users
      where email = ${email} and role = 'FUND_BENEFICIARY_USER' and email_verified_at is not null`);

const prefixes: Record<FundType, string> = { BASE_FUND: 'BF', CREDIT_FUND: 'CF' };

/** The next number of a fund type in a year: `BF-2025-000123`. A number is never given twice. */
export const nextApplicationNumber = async (tx: Tx, fundType: FundType, year: number): Promise<string> => {
  const last = await onlyValue(tx<{ last: number }[]>`
    insert into application_numbers as n (fund_type, year, last) values (${fundType}, ${year}, 1)
    on conflict (fund_type, year) do update set last = n.last + 1 returning last`);
  return `${prefixes[fundType]}-${year}-${String(last).padStart(6, '0')}`;
};
