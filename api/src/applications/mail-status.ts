import type { Tx } from '../kernel/database/db.ts';
import { enqueueMail } from '../kernel/mail/enqueue-mail.ts';
import type { MailData } from '../kernel/mail/mail-data.ts';
import type { ApplicationRecord } from './record/application.db.ts';

/** Tells the applicant that the application stands elsewhere now; a draft that was never sent has nobody to tell. */
export const mailStatus = async (
  tx: Tx,
  { id, fundId, applicantEmail, applicantFirstName, applicationNumber, language }: ApplicationRecord,
  status: MailData['application-status']['status'],
  message = '',
): Promise<void> => {
  if (applicantEmail === null || applicationNumber === null) return;
  await enqueueMail(tx, {
    to: applicantEmail,
    template: 'application-status',
    language,
    applicationId: id,
    fundId,
    data: { firstName: applicantFirstName ?? '', applicationNumber, status, message },
  });
};
