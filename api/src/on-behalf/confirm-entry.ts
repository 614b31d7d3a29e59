import type { ConfirmEntry, ConfirmedEntry } from '@portal/contracts/on-behalf/schemas';
import { lockApplication } from '../applications/application.db.ts';
import { demandTransition } from '../applications/demand-transition.ts';
import { recordEvent } from '../applications/events.db.ts';
import { lockOwn } from '../applications/save-draft.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller, MaybeCaller } from '../http/caller.ts';
import { problem } from '../http/problem.ts';
import { consumeConfirmation, findByLink, markConfirmed, tryCode } from './confirmations.db.ts';
import { mailConfirmation } from './mail-confirmation.ts';

const recognise = async ({ db, secrets }: Deps, { token, applicationNumber, code }: ConfirmEntry) => {
  if (token !== undefined) return findByLink(db, token);
  if (applicationNumber === undefined || code === undefined)
    throw problem('invalid_request', {
      fields: [{ field: applicationNumber === undefined ? 'applicationNumber' : 'code', code: 'required' }],
    });
  return tryCode(db, secrets.codes, applicationNumber.trim().toUpperCase(), code.replace(/\s/g, ''));
};

/**
 * The applicant confirms what somebody entered. Nobody has to be signed in: whoever has the link or the code
 * has the applicant's mailbox.
 * @throws invalid_request, verification_invalid.
 */
export const confirmEntry = async (
  deps: Deps,
  by: MaybeCaller,
  given: ConfirmEntry,
): Promise<ConfirmedEntry> => {
  const found = await recognise(deps, given);
  if (!found) throw problem('verification_invalid');
  return transaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, found.applicationId);
    if (!application?.applicationNumber || !(await consumeConfirmation(tx, found.id)))
      throw problem('verification_invalid');
    const { id, applicationNumber, status, version, projectTitle } = application;
    const confirmedAt = await markConfirmed(tx, id);
    await recordEvent(tx, {
      applicationId: id,
      action: 'CONFIRM',
      from: status,
      to: status,
      version,
      actor: null,
    });
    await recordAudit(tx, {
      by,
      process: 'APPLICATION',
      action: 'UPDATE',
      entityType: 'application',
      entityId: id,
      entityLabel: applicationNumber,
      changes: [{ field: 'applicantConfirmedAt', old: application.applicantConfirmedAt, new: confirmedAt }],
    });
    return { applicationNumber, projectTitle, confirmedAt };
  });
};

/** Mails link and code again. @throws not_found, invalid_state once it is confirmed or over. */
export const sendEntryConfirmation = ({ db, secrets }: Deps, caller: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const application = await lockOwn(tx, caller, id);
    const { applicationNumber, applicantEmail, applicantFirstName, projectTitle, language } = application;
    demandTransition('CONFIRM', application.status, 'OWNER');
    if (!application.isOnBehalf || application.applicantConfirmedAt !== null) throw problem('invalid_state');
    if (applicationNumber === null || applicantEmail === null) throw problem('invalid_state');
    const applicant = { firstName: applicantFirstName ?? '', email: applicantEmail };
    await mailConfirmation(tx, secrets.codes, { id, applicationNumber, projectTitle, language, applicant });
  });
