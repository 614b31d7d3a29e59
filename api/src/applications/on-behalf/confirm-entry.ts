import type { ConfirmEntry, ConfirmedEntry, EntryToConfirm } from '@portal/contracts/applications/on-behalf';
import { pick } from '@portal/contracts/schema-parts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { plainCode } from '../../kernel/crypto/tokens.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller, MaybeCaller } from '../../kernel/http/caller.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { lockedAccess, refuseConflicted, refuseRestricted } from '../record/access.ts';
import { aboutApplication, findApplication, lockApplication } from '../record/application.db.ts';
import { commonView } from '../record/common-view.ts';
import { withScans } from '../record/documents.db.ts';
import { recordEvent } from '../record/events.db.ts';
import { requireTransition } from '../record/require-transition.ts';
import { latestVersion } from '../record/versions.db.ts';
import {
  consumeConfirmation,
  type FoundConfirmation,
  findByLink,
  markConfirmed,
  tryCode,
} from './confirmations.db.ts';
import { mailConfirmation } from './mail-confirmation.ts';

/**
 * Whoever has the mailed link or code has the applicant's mailbox; nobody has to be signed in.
 * @throws invalid_request, verification_invalid.
 */
export const requireConfirmation = async (
  db: Pool,
  { token, applicationNumber, code }: ConfirmEntry,
): Promise<FoundConfirmation> => {
  if (token === undefined && (applicationNumber === undefined || code === undefined))
    throw invalidField(applicationNumber === undefined ? 'applicationNumber' : 'code', 'required');
  const found =
    token === undefined
      ? await tryCode(db, plainCode(applicationNumber ?? '').toUpperCase(), plainCode(code ?? ''))
      : await findByLink(db, token);
  if (!found) throw problem('verification_invalid');
  return found;
};

/** What was last sent for the applicant, to be read before it is confirmed. @throws invalid_request, verification_invalid. */
export const readEntry = async (db: Pool, given: ConfirmEntry): Promise<EntryToConfirm> => {
  const { applicationId } = await requireConfirmation(db, given);
  const application = await findApplication(db, applicationId);
  const sent = await latestVersion(db, applicationId);
  if (!application?.applicationNumber || !sent) throw problem('verification_invalid');
  const documents = await withScans(db, sent.documents);
  const facts = commonView(application, { ...sent, documents, signedAt: sent.submittedAt });
  return {
    applicationNumber: application.applicationNumber,
    ...pick(facts, 'fundType', 'currency', 'projectTitle', 'amountRequested', 'answers'),
    applicant: pick(facts.applicant, 'firstName', 'lastName', 'email'),
    organisationName: facts.organisation.name,
    documents,
    submittedAt: sent.submittedAt,
  };
};

/**
 * The applicant confirms what somebody entered. Nobody has to be signed in: whoever has the link or the code
 * has the applicant's mailbox.
 * @throws invalid_request, verification_invalid, invalid_state.
 */
export const confirmEntry = async (
  db: Pool,
  by: MaybeCaller,
  given: ConfirmEntry,
): Promise<ConfirmedEntry> => {
  const found = await requireConfirmation(db, given);
  return transaction(db, async (tx) => {
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
export const sendEntryConfirmation = (db: Pool, caller: Caller, id: string): Promise<void> =>
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
    await mailConfirmation(tx, { id, applicationNumber, projectTitle, language, applicant });
  });
