import type { Language } from '@portal/contracts';
import { mailPlaceholders } from '@portal/contracts/content/mail-placeholders';
import type { Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import { filled } from '../messages/filled.ts';
import { editedWords, paragraphsOf } from './edited-words.ts';
import { layOut } from './layout.ts';
import { editedAs } from './mail-kinds.ts';
import { nameInMail, withFitNames } from './name-in-mail.ts';
import { queueMail } from './outbox.db.ts';
import { templates } from './templates/all.ts';
import type { MailData, MailPlaces, MailText, TemplateName, TemplateTable } from './templates/template.ts';

/** A mail to be sent once the transaction is through. */
export interface NewMail<N extends TemplateName> {
  to: string;
  template: N;
  language: Language;
  data: MailData[N];
}

const places = (publicUrl: string): MailPlaces => ({
  home: `${publicUrl}/`,
  myApplications: `${publicUrl}/workspace/my-applications`,
  reviewApplications: `${publicUrl}/workspace/review-applications`,
  funds: `${publicUrl}/workspace/fund-description`,
  users: `${publicUrl}/workspace/user-management`,
});

/** Code, link and quotation are the mail's own, whoever chose the words above them. */
const inEditedWords = async (tx: Tx, mail: NewMail<TemplateName>, builtIn: MailText): Promise<MailText> => {
  const key = editedAs(mail.template, mail.data);
  const edited = key && (await editedWords(tx, key, mail.language));
  if (!key || !edited) return builtIn;
  const facts = Object.fromEntries(
    Object.entries(mail.data).filter(([name]) => mailPlaceholders[key].includes(name)),
  );
  return {
    ...builtIn,
    subject: filled(edited.subject, facts),
    paragraphs: paragraphsOf(edited.body, facts),
  };
};

/** Puts a mail into the outbox in the transaction of the change it tells about. @returns its id. */
export const enqueueMail = async <N extends TemplateName>(tx: Tx, mail: NewMail<N>): Promise<string> => {
  const words = templates[mail.language];
  const table: TemplateTable = words;
  const builtIn = table[mail.template](mail.data, places(tx.portal.publicUrl));
  const text = await inEditedWords(tx, { ...mail, data: withFitNames(mail.data) }, builtIn);
  const details = 'details' in mail.data ? { details: mail.data.details } : {};
  const laidOut = layOut({ ...text, ...details }, words, mail.language, nameInMail(mail.data.firstName));
  const id = newId('mail');
  await tx`insert into outbox ${tx({ id, toAddress: mail.to, template: mail.template, language: mail.language, ...laidOut })}`;
  await queueMail(tx, id);
  return id;
};
