import { mailApplicant } from '../../applications/index.ts';
import type { MailDetail } from '../../kernel/mail/mail-data.ts';
import { mailNotNeeded } from '../assign/mail-not-needed.ts';
import type { DecisionContext } from './decision-context.ts';

/**
 * Mails the applicant how it ended, with what follows from it in the applicant's language, and reviewers who have not
 * recommended that they need not.
 */
export const mailDecision = async (
  { tx, access: { application }, held }: DecisionContext,
  decision: 'APPROVED' | 'REJECTED' | 'INELIGIBLE',
  message: string | null,
  details: readonly MailDetail[],
): Promise<void> => {
  await mailNotNeeded(tx, application, { held });
  await mailApplicant(tx, application, 'application-decided', {
    applicationNumber: application.applicationNumber ?? '',
    decision,
    message: message ?? '',
    details,
  });
};
