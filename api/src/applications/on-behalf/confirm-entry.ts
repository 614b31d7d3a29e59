import type { ConfirmEntry, ConfirmedEntry } from '@portal/contracts/applications/on-behalf';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller, MaybeCaller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { lockedAccess, refuseConflicted, refuseRestricted } from '../record/access.ts';
import { aboutApplication, lockApplication } from '../record/application.db.ts';
import { recordEvent } from '../record/events.db.ts';
import { requireTransition } from '../record/require-transition.ts';
import { consumeConfirmation, markConfirmed } from './confirmations.db.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { requireConfirmation } from './require-confirmation.ts';

/**
 * The applicant confirms what somebody entered. Nobody has to be signed in: whoever has the link or the code
 * has the applicant's mailbox.
 * @throws invalid_request, verification_invalid, invalid_state.
 */
export const confirmEntry = async (
  deps: Deps,
  by: MaybeCaller,
  given: ConfirmEntry,
): Promise<ConfirmedEntry> => {
  const found = await requireConfirmation(deps, given);
  return transaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, found.applicationId);
    if (!application?.applicationNumber) throw problem('verification_invalid');
    requireTransition('CONFIRM', application.status, 'OWNER');
    if (!(await consumeConfirmation(tx, found.id))) throw problem('verification_invalid');
    const { id, applicationNumber, projectTitle } = application;
    const confirmedAt = await markConfirmed(tx, id);
    await recordEvent(tx, application, 'CONFIRM', null);
    await recordAudit(tx, by, 'UPDATE', aboutApplication(application), [
      { field: 'applicantConfirmedAt', old: application.applicantConfirmedAt, new: confirmedAt },
    ]);
    return { applicationNumber, projectTitle, confirmedAt };
  });
};

/**
 * Mails link and code again, for who entered it and for staff who may read it.
 * @throws not_found, own_application, conflict_not_declared, conflict_declared, conflict_automatic;
 * invalid_state once it is confirmed or over.
 */
export const sendEntryConfirmation = ({ db, secrets }: Deps, caller: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const access = await lockedAccess(tx, caller.actor, id);
    refuseRestricted(access);
    refuseConflicted(access);
    const { application } = access;
    const { applicationNumber, applicantEmail, applicantFirstName, projectTitle, language } = application;
    requireTransition('CONFIRM', application.status, 'OWNER');
    if (!application.isOnBehalf || application.applicantConfirmedAt !== null) throw problem('invalid_state');
    if (applicationNumber === null || applicantEmail === null) throw problem('invalid_state');
    const applicant = { firstName: applicantFirstName ?? '', email: applicantEmail };
    await mailConfirmation(tx, secrets.codes, { id, applicationNumber, projectTitle, language, applicant });
  });
