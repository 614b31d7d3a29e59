import type { Tx } from '../../kernel/database/db.ts';
import { markConfirmed, markUnconfirmed } from './confirmations.db.ts';
import { type Entry, mailConfirmation } from './mail-confirmation.ts';

/** A changed entry was sent: by the applicant's own account, which confirms it, or by a helper, and the applicant is asked again. */
export const confirmResubmission = async (
  tx: Tx,
  key: Uint8Array,
  entry: Entry & { applicantUserId: string | null },
  sentBy: string,
): Promise<void> => {
  if (entry.applicantUserId === sentBy) {
    await markConfirmed(tx, entry.id);
    return;
  }
  await markUnconfirmed(tx, entry.id);
  await mailConfirmation(tx, key, entry);
};
