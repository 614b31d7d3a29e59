import type { Language } from '@portal/contracts';
import type { ApplyBody, Sent } from '@portal/contracts/applications/application.schemas';
import { isInProgress } from '@portal/contracts/applications/enums';
import { isOpen } from '@portal/contracts/funds/rules';
import { findFund } from '../funds/index.ts';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { transactionTime } from '../kernel/database/clock.ts';
import type { Tx } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { orNotFound, problem } from '../kernel/http/problem.ts';
import { refuseSecondApplication } from './application-in-progress.ts';
import { staleDraft } from './draft-view.ts';
import { userKey } from './drafts.db.ts';
import { mailReceipts } from './mail-receipts.ts';
import { mailConfirmation } from './on-behalf/mail-confirmation.ts';
import { lockOwn } from './record/access.ts';
import { type ApplicationRecord, aboutApplication } from './record/application.db.ts';
import { fileFacts, listDocuments } from './record/documents.db.ts';
import { recordEvent } from './record/events.db.ts';
import { makeVersion } from './record/make-version.ts';
import { refuseUnready } from './record/readiness.ts';
import { requireTransition } from './record/require-transition.ts';
import { requireSignature } from './record/signatures.db.ts';
import type { Applicant } from './record/versions.db.ts';
import { findBeneficiary, findPerson, nextApplicationNumber, storeSent } from './submission.db.ts';

/** Whose application it is, the key of the rule "one at a time", and what language somebody else's account reads. */
const resolveApplicant = async (
  tx: Tx,
  application: ApplicationRecord,
): Promise<{ applicant: Applicant; key: string; accountLanguage?: Language }> => {
  const email = application.applicantEmail?.trim().toLowerCase() ?? '';
  const account = application.isOnBehalf
    ? await findBeneficiary(tx, email)
    : await findPerson(tx, application.applicantUserId ?? '');
  if (!application.isOnBehalf && account)
    return { applicant: { ...account, userId: account.id }, key: userKey(account.id) };
  return {
    applicant: {
      userId: account?.id ?? null,
      firstName: application.applicantFirstName ?? '',
      lastName: application.applicantLastName ?? '',
      email,
      phone: application.applicantPhone,
    },
    key: account ? userKey(account.id) : `email:${email}`,
    ...(account && { accountLanguage: account.language }),
  };
};

const lockSendable = async (
  tx: Tx,
  caller: Caller,
  { draftId, rowVersion }: ApplyBody,
  onBehalf: boolean,
): Promise<ApplicationRecord> => {
  const application = await lockOwn(tx, caller, draftId, 'send');
  // An own draft is not sent on behalf, nor one on behalf as an own: neither operation finds the other's.
  const isMine = onBehalf
    ? application.isOnBehalf && application.enteredBy === caller.actor.id
    : !application.isOnBehalf;
  if (!isMine) throw problem('not_found');
  if (isInProgress(application.status) && application.applicantKey !== null)
    await refuseSecondApplication(tx, application.applicantKey, application.fundId);
  requireTransition('SUBMIT', application.status, 'OWNER');
  if (application.rowVersion !== rowVersion) throw await staleDraft(tx, application);
  return application;
};

/**
 * Sends a draft: number, snapshot, receipt, events, mails and audit in the one transaction.
 * @throws not_found, forbidden, invalid_state, stale_version, fund_closed, not_signed, application_in_progress; as
 * `refuseUnready`.
 */
export const apply = async (
  tx: Tx,
  caller: Caller,
  input: ApplyBody,
  { onBehalf, requireScan }: { onBehalf: boolean; requireScan: boolean },
): Promise<Sent> => {
  const { actor } = caller;
  const draft = await lockSendable(tx, caller, input, onBehalf);
  const fund = await orNotFound(findFund(tx, draft.fundId));
  if (!isOpen(fund, new Date(fund.readAt))) throw problem('fund_closed');
  const documents = await listDocuments(tx, draft.id);
  const authorityFile = await fileFacts(tx, draft.authorityFileKey);
  refuseUnready(draft, draft.answers, { documents, authorityFile, requireScan }, fund);
  const signature = await requireSignature(tx, draft, draft.answers, documents);
  const { applicant, key, accountLanguage } = await resolveApplicant(tx, draft);
  await refuseSecondApplication(tx, key, fund.id);

  const at = await transactionTime(tx);
  const applicationNumber = await nextApplicationNumber(tx, fund.fundType, new Date(at).getUTCFullYear());
  // Whoever enters it for somebody else may read another language.
  const language = accountLanguage ?? input.language ?? actor.language;
  const version = makeVersion(
    {
      ...draft,
      applicationNumber,
      applicantUserId: applicant.userId,
      applicantFirstName: applicant.firstName,
      applicantLastName: applicant.lastName,
      applicantEmail: applicant.email,
      applicantPhone: applicant.phone,
    },
    { version: 1, answers: draft.answers, documents, by: actor.id, at, signature },
  );
  const stored = await storeSent(tx, draft, version, {
    applicationNumber,
    applicantKey: key,
    language,
    status: 'SUBMITTED',
  });
  await recordEvent(tx, { ...draft, version: 1 }, 'SUBMIT', actor, { to: 'SUBMITTED' });
  await mailReceipts(tx, caller, { application: draft, applicationNumber, fund, language, sent: version });
  if (onBehalf)
    await mailConfirmation(tx, {
      id: draft.id,
      applicationNumber,
      projectTitle: draft.projectTitle,
      language,
      applicant,
    });
  await recordAudit(
    tx,
    caller,
    'SUBMIT',
    aboutApplication({ id: draft.id, applicationNumber }),
    [
      { field: 'status', old: 'DRAFT', new: 'SUBMITTED' },
      { field: 'receipt', old: null, new: version.sha256 },
    ],
    onBehalf ? { onBehalfOf: `${applicant.firstName} ${applicant.lastName} <${applicant.email}>` } : {},
  );
  return stored;
};
