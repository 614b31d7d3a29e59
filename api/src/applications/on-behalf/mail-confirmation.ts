import type { Tx } from '../../kernel/database/db.ts';
import { enqueueMail } from '../../kernel/mail/enqueue-mail.ts';
import { CONFIRMATION_DAYS, insertConfirmation } from './confirmations.db.ts';

/** What the applicant reads of the entry. */
export interface Entry {
  id: string;
  applicationNumber: string;
  projectTitle: string | null;
  language: Parameters<typeof enqueueMail>[1]['language'];
  applicant: { firstName: string; email: string };
}

/** Asks the applicant, by mail alone, whether the entry is the applicant's own. */
export const mailConfirmation = async (tx: Tx, key: Uint8Array, entry: Entry): Promise<void> => {
  const { token, code } = await insertConfirmation(tx, key, entry.id);
  await enqueueMail(tx, {
    to: entry.applicant.email,
    template: 'confirm-entry',
    language: entry.language,
    applicationId: entry.id,
    data: {
      firstName: entry.applicant.firstName,
      applicationNumber: entry.applicationNumber,
      projectTitle: entry.projectTitle ?? '',
      // Behind the hash: it stays out of logs and of the referrer.
      link: `${tx.portal.publicUrl}/confirm-application#token=${token}`,
      code,
      days: CONFIRMATION_DAYS,
    },
  });
};
