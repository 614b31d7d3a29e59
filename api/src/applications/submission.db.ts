import type { Language } from '@portal/contracts';
import type { Sent } from '@portal/contracts/applications/application.schemas';
import type { FundType } from '@portal/contracts/funds/enums';
import { type Db, firstRow, onlyValue, type Tx } from '../kernel/database/db.ts';
import type { Actor } from '../kernel/http/caller.ts';
import type { ApplicationRecord } from './record/application.db.ts';
import { factsOf } from './record/check-answers.ts';
import { addVersion, type VersionRecord } from './record/versions.db.ts';

interface Submission {
  applicationNumber: string;
  applicantKey: string;
  language: Language;
  status: 'SUBMITTED' | 'RESUBMITTED';
}

/**
 * Writes what sending changes in one locked row, and the version that was sent. A first sending meets the unique
 * index when the applicant has another application in progress.
 * @returns what is answered to its sender.
 */
export const storeSent = async (
  tx: Tx,
  { id }: ApplicationRecord,
  sent: VersionRecord,
  submission: Submission,
): Promise<Sent> => {
  const { version, applicant, sha256, submittedAt } = sent;
  const rowVersion = await onlyValue(tx<{ rowVersion: number }[]>`
    update applications set ${tx({ ...submission, ...factsOf(sent.answers), version })},
      applicant_user_id = ${applicant.userId}, applicant_first_name = ${applicant.firstName},
      applicant_last_name = ${applicant.lastName}, applicant_email = ${applicant.email}, applicant_phone = ${applicant.phone},
      review_round = case when version < ${version} then review_round + 1 else review_round end,
      return_request = null, due_at = null, submitted_at = coalesce(submitted_at, ${submittedAt}), updated_at = ${submittedAt},
      row_version = row_version + 1
    where id = ${id} returning row_version`);
  await addVersion(tx, id, sent);
  const receipt = { sha256, at: submittedAt };
  const { applicationNumber, status } = submission;
  return { id, applicationNumber, status, version, submittedAt, receipt, rowVersion };
};

interface AccountFacts extends Pick<Actor, 'id' | 'firstName' | 'lastName' | 'email' | 'language'> {
  phone: string | null;
}

export const findPerson = (db: Db, userId: string): Promise<AccountFacts | undefined> =>
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
