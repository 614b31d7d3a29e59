import type { RefusedEntry, RefuseEntry } from '@portal/contracts/applications/on-behalf';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { aboutApplication, lockApplication } from '../record/application.db.ts';
import { recordEvent } from '../record/events.db.ts';
import { requireTransition } from '../record/require-transition.ts';
import { requireConfirmation } from './confirm-entry.ts';
import { consumeConfirmation, managersToMail, markRefused } from './confirmations.db.ts';

/**
 * The applicant did not agree to what somebody entered: managers are notified, and it stays unconfirmed.
 * @throws invalid_request, verification_invalid, invalid_state.
 */
export const refuseEntry = async (
  db: Pool,
  by: MaybeCaller,
  { reason, ...given }: RefuseEntry,
): Promise<RefusedEntry> => {
  const found = await requireConfirmation(db, given);
  return transaction(db, async (tx) => {
    const application = await lockApplication(tx, found.applicationId);
    if (!application?.applicationNumber) throw problem('verification_invalid');
    const { id, applicationNumber, status, projectTitle } = application;
    requireTransition('REFUSE_ENTRY', status, 'OWNER');
    if (application.applicantConfirmedAt !== null || !(await consumeConfirmation(tx, found.id)))
      throw problem('verification_invalid');
    const refusedAt = await markRefused(tx, id);
    const message = reason?.trim() || null;
    for (const manager of await managersToMail(tx))
      await mailPerson(tx, manager, 'entry-refused', {
        applicationNumber,
        projectTitle: projectTitle ?? '',
        link: `${tx.portal.publicUrl}/workspace/review-applications/${id}`,
        message: message ?? '',
      });
    await recordEvent(tx, application, 'REFUSE_ENTRY', null, { message });
    await recordAudit(tx, by, 'UPDATE', aboutApplication(application), [
      { field: 'applicantRefusedAt', old: application.applicantRefusedAt, new: refusedAt },
    ]);
    return { applicationNumber, refusedAt };
  });
};
