import type { Tx } from '../../kernel/database/db.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import type { MailFacts, TemplateName } from '../../kernel/mail/mail-data.ts';
import type { ApplicationRecord } from './application.db.ts';

/** Mails the applicant, in words of the fund where it has its own; listed on the file. A draft may have nobody to mail. */
export const mailApplicant = async <N extends TemplateName>(
  tx: Tx,
  { id, fundId, applicantEmail, applicantFirstName, language }: ApplicationRecord,
  template: N,
  data: MailFacts[N],
): Promise<void> => {
  if (applicantEmail === null) return;
  const applicant = { email: applicantEmail, firstName: applicantFirstName ?? '', language };
  await mailPerson(tx, applicant, template, data, { applicationId: id, fundId });
};

/** Mails the applicant that the application stands elsewhere now; a draft that was never sent has nobody to mail. */
export const mailStatus = async (
  tx: Tx,
  application: ApplicationRecord,
  status: MailFacts['application-status']['status'],
  message = '',
): Promise<void> => {
  const { applicationNumber } = application;
  if (applicationNumber !== null)
    await mailApplicant(tx, application, 'application-status', { applicationNumber, status, message });
};
