import { BENEFICIARY, type Language } from '@portal/contracts';
import type { FundRecord } from '../funds/index.ts';
import type { Tx } from '../kernel/database/db.ts';
import { translationsIn } from '../kernel/documents/translations/document-translations.ts';
import { formatMoment } from '../kernel/documents/translations/format-day.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { mailPerson } from '../kernel/mail/enqueue-mail.ts';
import type { MailDetail } from '../kernel/mail/mail-data.ts';
import { nameInMail } from '../kernel/mail/name-in-mail.ts';
import { receiptOf } from './receipt-number.ts';
import type { ApplicationRecord } from './record/application.db.ts';
import { factsOf } from './record/check-answers.ts';
import type { VersionRecord } from './record/versions.db.ts';

interface Receipt {
  application: ApplicationRecord;
  applicationNumber: string;
  fund: FundRecord;
  language: Language;
  sent: VersionRecord;
}

/** Who signed what was sent, and when, in words of the mail's language; nothing where nobody was invited to. */
const signedBy = ({ signature }: VersionRecord, language: Language): MailDetail[] => {
  if (!signature) return [];
  const say = translationsIn(language);
  const { name, signedAt } = signature;
  const values = [[nameInMail(name), formatMoment(signedAt, language)].join(say('comma'))];
  return [{ name: 'signedBy', label: say('pdf.signedBy'), values }];
};

/** Mails the applicant, and whoever entered it for the applicant. */
export const mailReceipts = async (tx: Tx, { actor }: Caller, receipt: Receipt): Promise<void> => {
  const { application, applicationNumber, fund, language, sent } = receipt;
  const { applicant } = sent;
  const { number, sha256, page } = receiptOf(tx.portal.publicUrl, applicationNumber, sent);
  const factsIn = (inLanguage: Language) => ({
    applicationNumber,
    fundTitle: fund.title[inLanguage] ?? fund.title.en,
    projectTitle: factsOf(application.answers).projectTitle ?? '',
    details: signedBy(sent, inLanguage),
    receipt: `${sha256}\n${number}\n${page}`,
  });
  const onFile = { applicationId: application.id };
  await mailPerson(tx, { ...applicant, language }, 'application-received', factsIn(language), onFile);
  if (!application.isOnBehalf || actor.email === applicant.email) return;
  const place = actor.role === BENEFICIARY ? '/workspace/my-applications' : `/application/${fund.id}/entered`;
  await mailPerson(tx, actor, 'application-received', {
    ...factsIn(actor.language),
    link: `${tx.portal.publicUrl}${place}/${application.id}`,
  });
};
