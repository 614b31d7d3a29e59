import type { ConfirmEntry, EntryToConfirm } from '@portal/contracts/applications/on-behalf';
import { pick } from '@portal/contracts/schema-parts';
import type { Deps } from '../../kernel/deps.ts';
import { problem } from '../../kernel/http/problem.ts';
import { findApplication } from '../record/application.db.ts';
import { commonView } from '../record/common-view.ts';
import { withScans } from '../record/documents.db.ts';
import { latestVersion } from '../record/versions.db.ts';
import { requireConfirmation } from './require-confirmation.ts';

/** What was last sent for the applicant, to be read before it is confirmed. @throws invalid_request, verification_invalid. */
export const readEntry = async (deps: Deps, given: ConfirmEntry): Promise<EntryToConfirm> => {
  const { applicationId } = await requireConfirmation(deps, given);
  const application = await findApplication(deps.db, applicationId);
  const sent = await latestVersion(deps.db, applicationId);
  if (!application?.applicationNumber || !sent) throw problem('verification_invalid');
  const documents = await withScans(deps.db, sent.documents);
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
