import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { ApplicantRole } from '@portal/contracts/applications/member-roles';
import { pick } from '@portal/contracts/schema-parts';
import type { Db } from '../kernel/database/db.ts';
import { orNotFound, problem } from '../kernel/http/problem.ts';
import { answerAuthors } from './record/answer-changes.db.ts';
import { type ApplicationRecord, findApplication } from './record/application.db.ts';
import { fileFacts, listDocuments } from './record/documents.db.ts';
import { answerChanges } from './record/make-version.ts';
import { hasMembers } from './record/member-role.db.ts';
import { findSignatory, validSignature } from './record/signatures.db.ts';
import { latestVersion } from './record/versions.db.ts';

type OneSide = ApplicationRecord & { role: ApplicantRole };

/** A draft, or a returned application that is being changed, as somebody on the applicant's side sees it. */
export const draftView = async (db: Db, application: OneSide): Promise<Draft> => {
  const documents = await listDocuments(db, application.id);
  const signatory = await findSignatory(db, application.id);
  const hasColleagues = await hasMembers(db, application.id);
  const sent = application.status === 'RETURNED' ? await latestVersion(db, application.id) : undefined;
  return {
    ...pick(application, 'id', 'fundId', 'fundType', 'currency', 'applicationNumber', 'version'),
    ...pick(application, 'isOnBehalf', 'role', 'answers', 'returnRequest'),
    ...pick(application, 'createdAt', 'lastSavedAt', 'rowVersion'),
    status: application.status === 'RETURNED' ? 'RETURNED' : 'DRAFT',
    hasColleagues,
    signatory: signatory && {
      name: signatory.name ?? signatory.email,
      signedAt: (await validSignature(db, application, application.answers, documents))?.signedAt ?? null,
    },
    ...(hasColleagues && { changedBy: await answerAuthors(db, application.id) }),
    documents,
    authorityFile: await fileFacts(db, application.answers.applicant?.authorityFileKey),
    ...(sent && { changes: answerChanges(sent, { answers: application.answers, documents }) }),
  };
};

export const storedDraft = async (db: Db, id: string, role: ApplicantRole = 'OWNER'): Promise<Draft> => {
  const application = await orNotFound(findApplication(db, id));
  return draftView(db, { ...application, role });
};

/** The refusal of a stale form; it brings what is stored now. */
export const staleDraft = async (db: Db, application: OneSide) =>
  problem('stale_version', { data: { data: await draftView(db, application) } });
