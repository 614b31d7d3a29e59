import type { Language } from '@portal/contracts';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import type { Tx } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { mailPerson } from '../kernel/mail/enqueue-mail.ts';
import { type ApplicationRecord, aboutApplication } from './record/application.db.ts';
import { listDocuments } from './record/documents.db.ts';
import { findSignatory, findSignature, markVoid, validSignature } from './record/signatures.db.ts';

/** Owner and signatory get a mail on what has become of a signature, each in the own language. */
export const mailSignature = async (
  tx: Tx,
  application: ApplicationRecord,
  { holds, signatory }: { holds: boolean; signatory: string },
): Promise<void> => {
  const { id, applicantEmail, applicantFirstName, language, projectTitle } = application;
  const mail = async (email: string, firstName: string | null, inLanguage: Language | null) => {
    const reader = { email, firstName: firstName ?? '', language: inLanguage ?? language };
    await mailPerson(tx, reader, 'signature-news', { projectTitle: projectTitle ?? '–', signatory, holds });
  };
  if (applicantEmail !== null) await mail(applicantEmail, applicantFirstName, language);
  const account = holds ? null : await findSignatory(tx, id);
  if (account !== null) await mail(account.email, account.firstName, account.language);
};

/** A signature is for what was signed: once something else stands there it holds no more. */
export const voidSignature = async (
  tx: Tx,
  by: Caller,
  application: ApplicationRecord,
  answers: Answers,
): Promise<void> => {
  const signature = await findSignature(tx, application);
  if (!signature) return;
  const documents = await listDocuments(tx, application.id);
  if (await validSignature(tx, application, answers, documents)) return;
  await markVoid(tx, application);
  await mailSignature(tx, application, { holds: false, signatory: signature.name });
  await recordAudit(tx, by, 'UPDATE', aboutApplication(application), [
    { field: 'signature', old: `${signature.name} ${signature.sha256}`, new: null },
  ]);
};
