import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { staleDraft, storedDraft } from './draft-view.ts';
import { saveAnswers } from './drafts.db.ts';
import { lockOwn } from './record/access.ts';
import { noteAnswerChanges } from './record/answer-changes.db.ts';
import type { ApplicationRecord } from './record/application.db.ts';
import { refuseForeignAnswers, refuseForeignFiles, sectionsIn } from './record/check-answers.ts';
import { replaceDocuments } from './record/documents.db.ts';
import { hasMembers } from './record/member-role.db.ts';
import { voidSignature } from './void-signature.ts';

/** @throws sections_closed for a section that was not returned. */
const refuseClosedSections = ({ status, returnRequest }: ApplicationRecord, answers: Answers): void => {
  if (status !== 'RETURNED') return;
  const open = returnRequest?.sections ?? [];
  const closed = sectionsIn(answers).filter((section) => !open.includes(section));
  if (closed.length > 0)
    throw problem('sections_closed', { fields: closed.map((field) => ({ field, code: 'not_allowed' })) });
};

/** Writes sections into a locked application that the caller may change. */
export const writeSections = async (
  tx: Tx,
  caller: Caller,
  application: ApplicationRecord,
  answers: Answers,
): Promise<Answers> => {
  refuseForeignAnswers(application.fundType, application.isOnBehalf, answers);
  refuseClosedSections(application, answers);
  const by = { userId: caller.actor.id, applicationId: application.id };
  await refuseForeignFiles(tx, application.fundType, answers, by);
  const merged = { ...application.answers, ...answers };
  await saveAnswers(tx, application, merged);
  if (await hasMembers(tx, application.id)) await noteAnswerChanges(tx, by, application.answers, answers);
  if (answers.documents) await replaceDocuments(tx, application.id, answers.documents.files ?? []);
  await voidSignature(tx, caller, application, merged);
  return merged;
};

/**
 * Saves sections of a draft or of a returned application; half answers are kept.
 * @throws not_found, forbidden, invalid_state, stale_version (with what is stored), sections_closed, invalid_request.
 */
export const saveDraft = (
  db: Pool,
  caller: Caller,
  { id, rowVersion, answers }: { id: string; rowVersion: number; answers: Answers },
): Promise<Draft> =>
  transaction(db, async (tx) => {
    const application = await lockOwn(tx, caller, id, 'edit');
    if (application.status !== 'DRAFT' && application.status !== 'RETURNED') throw problem('invalid_state');
    if (application.rowVersion !== rowVersion) throw await staleDraft(tx, application);
    await writeSections(tx, caller, application, answers);
    return storedDraft(tx, id, application.role);
  });
