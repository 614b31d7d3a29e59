import type { Language } from '@portal/contracts';
import { mailPlaceholders } from '@portal/contracts/content/mail-placeholders';
import type { EmailKey } from '@portal/contracts/content/sections';
import type { Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import { fillPlaceholders } from '../messages/fill-placeholders.ts';
import { builtInText } from './built-in-texts.ts';
import { editedText, paragraphsOf, type SubjectAndBody } from './edited-texts.ts';
import { layOut } from './layout.ts';
import { mailTexts } from './locales/mail-texts.ts';
import type { MailData, MailPlaces, MailText, TemplateName } from './mail-data.ts';
import { editedAs, mailKinds } from './mail-kinds.ts';
import { nameInMail, withFitNames } from './name-in-mail.ts';
import { queueMail } from './outbox.db.ts';

/** A mail to be sent once the transaction is through. */
export interface NewMail<N extends TemplateName> {
  to: string;
  template: N;
  language: Language;
  data: MailData[N];
  /** The application on whose file it is listed. */
  applicationId?: string;
}

const places = (publicUrl: string): MailPlaces => ({
  home: `${publicUrl}/`,
  myApplications: `${publicUrl}/workspace/my-applications`,
  reviewApplications: `${publicUrl}/workspace/review-applications`,
  funds: `${publicUrl}/workspace/fund-description`,
  users: `${publicUrl}/workspace/user-management`,
});

/** Without the paragraph of a fact that this mail does not have. */
const builtIn = (key: EmailKey, language: Language, facts: Record<string, unknown>): SubjectAndBody => {
  const { subject, body } = builtInText(key, language);
  const { optional } = mailKinds[key];
  if (optional === undefined || facts[optional]) return { subject, body };
  const paragraphs = body.split('\n\n').filter((paragraph) => !paragraph.includes(`{{${optional}}}`));
  return { subject, body: paragraphs.join('\n\n') };
};

const linkOf = (key: EmailKey, { language, data }: NewMail<TemplateName>, pages: MailPlaces) => {
  const { opens } = mailKinds[key];
  const href = 'link' in data ? data.link : opens && pages[opens];
  return href === undefined ? {} : { link: { label: mailTexts[language].mail[key].link ?? href, href } };
};

/** Code, link and quotation are the mail's own, whoever chose the words above them. */
const textOf = async (tx: Tx, mail: NewMail<TemplateName>): Promise<MailText> => {
  const { data, language } = mail;
  if ('paragraphs' in data) return data;
  const key = editedAs(mail.template, data);
  if (!key) throw new Error(`No mail is called ${mail.template}`);
  const facts = Object.fromEntries(
    Object.entries(withFitNames(data)).filter(([name]) => mailPlaceholders[key].includes(name)),
  );
  const { subject, body } = (await editedText(tx, key, language)) ?? builtIn(key, language, facts);
  return {
    subject: fillPlaceholders(subject, facts),
    paragraphs: paragraphsOf(body, facts),
    ...('details' in data ? { details: data.details } : {}),
    ...('code' in data ? { code: data.code } : {}),
    ...('message' in data ? { quote: data.message } : {}),
    ...linkOf(key, mail, places(tx.portal.publicUrl)),
  };
};

/** Puts a mail into the outbox in the transaction of the change it tells about. @returns its id. */
export const enqueueMail = async <N extends TemplateName>(tx: Tx, mail: NewMail<N>): Promise<string> => {
  const { to: toAddress, template, language, applicationId = null } = mail;
  const laidOut = layOut(await textOf(tx, mail), language, nameInMail(mail.data.firstName));
  const id = newId('mail');
  const keepsText = applicationId !== null && !('code' in mail.data);
  const row = { id, toAddress, template, language, applicationId, keepsText, ...laidOut };
  await tx`insert into outbox ${tx(row)}`;
  await queueMail(tx, id);
  return id;
};
