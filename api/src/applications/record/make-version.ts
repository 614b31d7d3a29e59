import { createHash } from 'node:crypto';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import type { AnswerChange } from '@portal/contracts/applications/requests.schema';
import type { Section } from '@portal/contracts/applications/sections';
import { canonicalJson } from '@portal/contracts/rules/canonical-json';
import type { ApplicationRecord } from './application.db.ts';
import { sectionsIn } from './check-answers.ts';
import { eligibilityOf } from './readiness.ts';
import type { Signature } from './signatures.db.ts';
import type { Applicant, VersionRecord } from './versions.db.ts';

export const applicantOf = (application: ApplicationRecord): Applicant => ({
  userId: application.applicantUserId,
  firstName: application.applicantFirstName ?? '',
  lastName: application.applicantLastName ?? '',
  email: application.applicantEmail ?? '',
  phone: application.applicantPhone,
});

/** The content whose SHA-256 a receipt shows. */
interface SentFacts
  extends Pick<VersionRecord, 'version' | 'applicant' | 'answers' | 'submittedAt' | 'signature'> {
  applicationNumber: string;
  fundId: string;
  documents: readonly Pick<ApplicationDocument, 'docType' | 'sha256'>[];
}

/** As the database writes an instant: without zeros at the end of its fraction. */
const asStored = (instant: string): string => instant.replace(/(?:(\.\d*[1-9])|\.)0*Z$/, '$1Z');

/** The SHA-256 of a version, the same whenever it is made from the same facts. */
export const fingerprintOf = (sent: SentFacts): string => {
  const { applicationNumber, fundId, version, applicant, answers } = sent;
  const submittedAt = asStored(sent.submittedAt);
  // Absent where nobody signed: such versions are as they were before there were signatories.
  const signature = sent.signature ?? undefined;
  const documents = sent.documents.map(({ docType, sha256 }) => ({ docType, sha256 }));
  const facts = { applicationNumber, fundId, version, applicant, answers, documents, submittedAt, signature };
  return createHash('sha256').update(canonicalJson(facts)).digest('hex');
};

/** A version as it is sent, with the SHA-256 that its receipt carries. */
export const makeVersion = (
  application: ApplicationRecord & { applicationNumber: string },
  sent: {
    version: number;
    answers: Answers;
    documents: ApplicationDocument[];
    by: string;
    at: string;
    signature?: Signature | null;
  },
  before?: Pick<VersionRecord, 'answers' | 'documents' | 'eligibility'>,
): VersionRecord => {
  const { version, answers, documents, by, at, signature = null } = sent;
  const { applicationNumber, fundId } = application;
  const applicant = applicantOf(application);
  const facts = { version, answers, documents, applicant, signature, submittedAt: at };
  return {
    ...facts,
    eligibility: eligibilityOf(application, answers, at, before?.eligibility),
    sha256: fingerprintOf({ ...facts, applicationNumber, fundId }),
    changes: before ? answerChanges(before, sent) : [],
    requests: application.returnRequest?.requests ?? [],
    submittedBy: by,
  };
};

const fileNames = (documents: readonly ApplicationDocument[]) =>
  documents.map(({ docType, fileName, sha256 }) => ({ docType, fileName, sha256 }));

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/** The fields of some sections whose answers differ; absent is the same as null. */
export const changedFields = (before: Answers, after: Answers, sections: Iterable<Section>) =>
  [...sections].flatMap((section) => {
    const old: Record<string, unknown> = { ...before[section] };
    const now: Record<string, unknown> = { ...after[section] };
    return Object.keys({ ...old, ...now })
      .filter((field) => !isSame(old[field], now[field]))
      .map((field) => ({ section, field, old: old[field] ?? null, new: now[field] ?? null }));
  });

/** Field by field within the sections; documents by their content. */
export const answerChanges = (
  before: Pick<VersionRecord, 'answers' | 'documents'>,
  after: Pick<VersionRecord, 'answers' | 'documents'>,
): AnswerChange[] => {
  const sections = new Set([...sectionsIn(before.answers), ...sectionsIn(after.answers)]);
  sections.delete('documents');
  const changes: AnswerChange[] = changedFields(before.answers, after.answers, sections);
  const [oldFiles, newFiles] = [fileNames(before.documents), fileNames(after.documents)];
  if (!isSame(oldFiles, newFiles))
    changes.push({ section: 'documents', field: 'files', old: oldFiles, new: newFiles });
  return changes;
};
