import type { InProgress } from '@portal/contracts/applications/application.schemas';
import { publicStatus } from '@portal/contracts/applications/enums';
import type { FundType } from '@portal/contracts/funds/enums';
import type { Db } from '../kernel/database/db.ts';
import { problem } from '../kernel/http/problem.ts';
import type { ApplicationRecord } from './record/application.db.ts';

type Found = Pick<ApplicationRecord, 'id' | 'applicationNumber' | 'status'>;

const inProgressOf = (db: Db, applicantKey: string, of: { fundId?: string; fundType?: FundType }) =>
  db<Found[]>`
    select id, application_number, status from applications
    where applicant_key = ${applicantKey}
      and status in ('DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'RESUBMITTED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'ON_HOLD')
      ${of.fundId ? db`and fund_id = ${of.fundId}` : db``}
      ${of.fundType ? db`and fund_type = ${of.fundType}` : db``}
    order by last_saved_at desc, id`;

/** What an applicant has under way, and the draft to go on with. */
export const findInProgress = async (
  db: Db,
  applicantKey: string,
  of: { fundId?: string; fundType?: FundType },
): Promise<InProgress> => {
  const found = await inProgressOf(db, applicantKey, of);
  const sent = found.find((one) => one.status !== 'DRAFT');
  const draft = found.find((one) => one.status === 'DRAFT');
  return {
    inProgress: sent !== undefined,
    applicationId: sent?.id ?? null,
    applicationNumber: sent?.applicationNumber ?? null,
    status: sent ? publicStatus(sent.status) : null,
    draftId: draft?.id ?? null,
  };
};

/** @throws application_in_progress naming the application that is under way. */
export const refuseSecondApplication = async (
  db: Db,
  applicantKey: string,
  fundId: string,
): Promise<void> => {
  const found = await findInProgress(db, applicantKey, { fundId });
  if (found.inProgress) throw problem('application_in_progress', { data: { data: found } });
};
