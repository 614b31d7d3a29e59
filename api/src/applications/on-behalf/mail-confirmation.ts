import type { Language } from '@portal/contracts';
import type { Tx } from '../../kernel/database/db.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { CONFIRMATION_DAYS, insertConfirmation, markConfirmed, markUnconfirmed } from './confirmations.db.ts';

/** What the applicant reads of the entry. */
export interface Entry {
  id: string;
  applicationNumber: string;
  projectTitle: string | null;
  language: Language;
  applicant: { firstName: string; email: string };
}

/** Asks the applicant, by mail alone, whether the entry is the applicant's own. */
export const mailConfirmation = async (tx: Tx, entry: Entry): Promise<void> => {
  const { token, code } = await insertConfirmation(tx, entry.id);
  const { id, applicationNumber, projectTitle, language, applicant } = entry;
  const facts = {
    applicationNumber,
    projectTitle: projectTitle ?? '',
    // Behind the hash: it stays out of logs and of the referrer.
    link: `${tx.portal.publicUrl}/confirm-application#token=${token}`,
    code,
    days: CONFIRMATION_DAYS,
  };
  await mailPerson(tx, { ...applicant, language }, 'confirm-entry', facts, { applicationId: id });
};

/** A changed entry was sent: by the applicant's own account, which confirms it, or by a helper, and the applicant is asked again. */
export const confirmResubmission = async (
  tx: Tx,
  entry: Entry & { applicantUserId: string | null },
  sentBy: string,
): Promise<void> => {
  if (entry.applicantUserId === sentBy) {
    await markConfirmed(tx, entry.id);
    return;
  }
  await markUnconfirmed(tx, entry.id);
  await mailConfirmation(tx, entry);
};
