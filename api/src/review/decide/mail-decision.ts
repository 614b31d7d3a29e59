import { enqueueMail } from '../../kernel/mail/enqueue-mail.ts';
import type { MailDetail } from '../../kernel/mail/mail-data.ts';
import type { DecisionContext } from './decision-context.ts';

/** Tells the applicant how it ended, with what follows from it in the applicant's language. */
export const mailDecision = async (
  { tx, access: { application } }: DecisionContext,
  decision: 'APPROVED' | 'REJECTED' | 'INELIGIBLE',
  message: string | null,
  details: readonly MailDetail[],
): Promise<void> => {
  if (application.applicantEmail === null) return;
  await enqueueMail(tx, {
    to: application.applicantEmail,
    template: 'application-decided',
    language: application.language,
    applicationId: application.id,
    fundId: application.fundId,
    data: {
      firstName: application.applicantFirstName ?? '',
      applicationNumber: application.applicationNumber ?? '',
      decision,
      message: message ?? '',
      details,
    },
  });
};
