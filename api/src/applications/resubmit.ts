import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Sent } from '@portal/contracts/applications/application.schemas';
import { applicantMay } from '@portal/contracts/applications/member-roles';
import { findFund } from '../funds/index.ts';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { transactionTime } from '../kernel/database/clock.ts';
import type { Tx } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { staleDraft } from './draft-view.ts';
import { mailReceipts } from './mail-receipts.ts';
import { confirmResubmission } from './on-behalf/mail-confirmation.ts';
import { reviewAgain } from './ports.ts';
import { lockOwn } from './record/access.ts';
import { aboutApplication } from './record/application.db.ts';
import { fileFacts, listDocuments } from './record/documents.db.ts';
import { recordEvent } from './record/events.db.ts';
import { makeVersion } from './record/make-version.ts';
import { refuseUnready } from './record/readiness.ts';
import { requireTransition } from './record/require-transition.ts';
import { requireSignature } from './record/signatures.db.ts';
import { latestVersion } from './record/versions.db.ts';
import { writeSections } from './save-draft.ts';
import { storeSent } from './submission.db.ts';

/**
 * Sends a returned application again, as its next version.
 * @throws not_found, forbidden, invalid_state, stale_version, sections_closed, nothing_changed, not_signed; as
 * `refuseUnready`.
 */
export const resubmit = async (
  tx: Tx,
  caller: Caller,
  id: string,
  input: { rowVersion: number; answers?: Answers },
  { requireScan }: { requireScan: boolean },
): Promise<Sent> => {
  const { actor } = caller;
  const application = await lockOwn(tx, caller, id, 'send');
  const { applicationNumber, applicantKey } = application;
  requireTransition('RESUBMIT', application.status, 'OWNER');
  if (applicationNumber === null || applicantKey === null) throw problem('invalid_state');
  if (application.rowVersion !== input.rowVersion) throw await staleDraft(tx, application);
  if (input.answers && !applicantMay(application.role, 'edit')) throw problem('forbidden');
  const answers = input.answers
    ? await writeSections(tx, caller, application, input.answers)
    : application.answers;
  const documents = await listDocuments(tx, id);
  const [fund, before] = [await findFund(tx, application.fundId), await latestVersion(tx, id)];
  if (!fund || !before) throw problem('not_found');

  const at = await transactionTime(tx);
  const signature = await requireSignature(tx, application, answers, documents);
  const sent = { version: application.version + 1, answers, documents, by: actor.id, at, signature };
  const version = makeVersion({ ...application, applicationNumber }, sent, before);
  if (version.changes.length === 0) throw problem('nothing_changed');
  const authorityFile = await fileFacts(tx, answers.applicant?.authorityFileKey);
  refuseUnready(application, answers, { documents, authorityFile, requireScan }, fund);

  const { applicant } = version;
  const { language } = application;
  const stored = await storeSent(tx, application, version, {
    applicationNumber,
    applicantKey,
    language,
    status: 'RESUBMITTED',
  });
  if (application.isOnBehalf)
    await confirmResubmission(tx, { ...application, applicationNumber, applicant }, actor.id);
  await reviewAgain.call(tx, application);
  await recordEvent(tx, { ...application, version: version.version }, 'RESUBMIT', actor, {
    to: 'RESUBMITTED',
  });
  await mailReceipts(tx, caller, { application, applicationNumber, fund, language, sent: version });
  const changes = version.changes.map((one) => ({ ...one, field: `${one.section}.${one.field}` }));
  await recordAudit(tx, caller, 'SUBMIT', aboutApplication(application), changes);
  return stored;
};
