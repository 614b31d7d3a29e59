import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { isFinal } from '@portal/contracts/applications/enums';
import messages from '../../../seed/messages.json' with { type: 'json' };
import type { Tx } from '../../kernel/database/db.ts';
import { type ApplicationRecord, findApplication } from '../record/application.db.ts';
import { factsOf } from '../record/check-answers.ts';
import { makeVersion } from '../record/make-version.ts';
import { addVersion } from '../record/versions.db.ts';
import type { ExampleApplicant } from './example-answers.ts';
import type { ExampleDates } from './example-dates.ts';
import type { ExampleOutline } from './example-outline.ts';

/** An example about to be written, with everything that was thought up for it. */
export interface Example
  extends Pick<OwnerApplication, 'id' | 'applicationNumber' | 'answers' | 'documents'> {
  outline: ExampleOutline;
  dates: ExampleDates;
  person: ExampleApplicant & { id: string | null };
  enteredBy: string;
  approved: string | null;
}

const returnRequestOf = ({ id, outline, dates }: Example) =>
  outline.status === 'RETURNED' && dates.returnedAt && dates.dueAt
    ? {
        sections: [
          outline.fund === 'BASE_FUND' ? ('loss' as const) : ('financing' as const),
          'documents' as const,
        ],
        message: messages.returned,
        requests: [
          {
            id: `req_${id.slice(4)}`,
            section: 'documents' as const,
            field: outline.fund === 'BASE_FUND' ? 'LOSS_CALCULATION' : 'AUDITED_ACCOUNTS',
            text: messages.request,
            doneAt: null,
          },
        ],
        dueAt: dates.dueAt,
        returnedAt: dates.returnedAt,
      }
    : null;

/** Writes the row itself, in the state that its outline names. */
export const writeApplication = async (tx: Tx, example: Example): Promise<ApplicationRecord> => {
  const { id, outline, dates, person, answers } = example;
  const facts = factsOf(answers);
  const isOnBehalf = outline.owner === null;
  const returnRequest = returnRequestOf(example);
  const version = dates.resubmittedAt ? 2 : 1;
  await tx`insert into applications ${tx({
    id,
    applicationNumber: example.applicationNumber,
    fundId: outline.fund === 'BASE_FUND' ? 'fund_base' : 'fund_credit',
    fundType: outline.fund,
    status: outline.status,
    previousStatus: outline.status === 'ON_HOLD' ? 'UNDER_REVIEW' : null,
    version,
    reviewRound: version,
    language: outline.language ?? 'en',
    applicantKey: person.id === null ? `email:${person.email}` : `user:${person.id}`,
    applicantUserId: person.id,
    applicantFirstName: person.firstName,
    applicantLastName: person.lastName,
    applicantEmail: person.email,
    applicantPhone: person.phone,
    enteredBy: example.enteredBy,
    isOnBehalf,
    channel: isOnBehalf ? 'EMAIL' : null,
    // Nothing is recommended or decided before the applicant has confirmed it.
    applicantConfirmedAt: isOnBehalf ? (dates.reviewAt ?? null) : null,
    authorityFileKey: isOnBehalf ? (example.documents[0]?.fileKey ?? null) : null,
    ...facts,
    amountApproved: example.approved,
    currency: 'USD',
    answers: tx.json(answers),
    returnRequest: returnRequest ? tx.json(returnRequest) : null,
    dueAt: returnRequest?.dueAt ?? null,
    createdAt: dates.createdAt,
    lastSavedAt: dates.resubmittedAt ?? dates.submittedAt ?? dates.updatedAt,
    submittedAt: dates.submittedAt ?? null,
    updatedAt: dates.updatedAt,
    decidedAt: isFinal(outline.status) ? (dates.endedAt ?? null) : null,
    isExample: true,
  })}`;
  const written = await findApplication(tx, id);
  if (!written) throw new Error('an example was not written');
  return written;
};

export const writeDocuments = async (tx: Tx, { id, documents, dates }: Example): Promise<void> => {
  for (const [position, { fileKey, docType }] of documents.entries())
    await tx`insert into application_documents (application_id, file_key, doc_type, position, added_at)
      values (${id}, ${fileKey}, ${docType}, ${position}, ${dates.createdAt})`;
};

/** What was sent: once, or again after a return with one answer changed. */
export const writeVersions = async (tx: Tx, example: Example, record: ApplicationRecord): Promise<void> => {
  const { dates, documents, answers, enteredBy, applicationNumber } = example;
  if (!dates.submittedAt || applicationNumber === null) return;
  const application = { ...record, applicationNumber };
  const resubmitted = dates.resubmittedAt;
  const firstAnswers: Example['answers'] = resubmitted
    ? { ...answers, project: { ...answers.project, summary: 'A shorter summary, as first sent.' } }
    : answers;
  const first = makeVersion(application, {
    version: 1,
    answers: firstAnswers,
    documents,
    by: enteredBy,
    at: dates.submittedAt,
  });
  await addVersion(tx, record.id, first);
  if (!resubmitted) return;
  const second = { version: 2, answers, documents, by: enteredBy, at: resubmitted };
  await addVersion(tx, record.id, makeVersion(application, second, first));
};
