import type { Language } from '@portal/contracts';
import { type EmailKey, mailPlaceholders } from '@portal/contracts/content/mail-placeholders';
import { newId, type Tx } from '../database/db.ts';
import { fillPlaceholders } from '../messages/fill-placeholders.ts';
import { builtInText } from './built-in-texts.ts';
import { editedText, type SubjectAndBody } from './edited-text.ts';
import { encryptMail } from './encrypt-mail.ts';
import { layOut } from './layout.ts';
import { mailTexts } from './locales/mail-texts.ts';
import type { MailData, MailFacts, MailText, TemplateName } from './mail-data.ts';
import { editedAs, mailKinds } from './mail-kinds.ts';
import { nameInMail, withFitNames } from './name-in-mail.ts';
import { queueMail } from './outbox.db.ts';
import { inLine, namesIn, paragraphsOf } from './paragraphs.ts';

/** A mail to be sent once the transaction is through. */
interface NewMail<N extends TemplateName> {
  to: string;
  template: N;
  language: Language;
  data: MailData<N>;
  /** The application on whose file it is listed. */
  applicationId?: string;
  /** The fund whose own words stand before the general ones. */
  fundId?: string;
  /** It waits in the outbox until `queueMail`. */
  isHeld?: boolean;
}

interface WordedMail extends MailText {
  /** Whether the words are a fund's own. */
  fundWords: boolean;
}

/** Without the paragraph of a fact that this mail does not have. */
const builtIn = (key: EmailKey, language: Language, facts: Record<string, unknown>): SubjectAndBody => {
  const { subject, body } = builtInText(key, language);
  const { optional } = mailKinds[key];
  if (optional === undefined || facts[optional]) return { subject, body };
  const paragraphs = body.split('\n\n').filter((paragraph) => !paragraph.includes(`{{${optional}}}`));
  return { subject, body: paragraphs.join('\n\n') };
};

const linkOf = (
  key: EmailKey,
  { language, data, applicationId = '' }: NewMail<TemplateName>,
  publicUrl: string,
) => {
  const { opens } = mailKinds[key];
  const href = 'link' in data ? data.link : opens && publicUrl + opens.replace(':id', applicationId);
  return href === undefined ? {} : { link: { label: mailTexts[language].mail[key].link ?? href, href } };
};

/**
 * Code, link and quotation are the mail's own, whoever chose the words above them. Facts of a decision that general
 * words do not name follow below; a fund's own words are whole.
 */
const textOf = async (tx: Tx, mail: NewMail<TemplateName>): Promise<WordedMail> => {
  const { data, language } = mail;
  if ('paragraphs' in data) return { ...data, fundWords: false };
  const key = editedAs(mail.template, data);
  if (!key) throw new Error(`No mail is called ${mail.template}`);
  const known = mailPlaceholders[key];
  const facts = Object.fromEntries(
    Object.entries(withFitNames(data)).filter(([name]) => known.includes(name)),
  );
  const edited = await editedText.call(tx, key, language, mail.fundId);
  const { subject, body } = edited ?? builtIn(key, language, facts);
  const fundWords = edited?.fundId !== undefined;
  const details = 'details' in data ? data.details : [];
  const lacking = known.filter((name) => !(name in facts) && details.every((detail) => detail.name !== name));
  const filled = inLine(facts, details, lacking);
  const named = namesIn(body);
  return {
    fundWords,
    subject: fillPlaceholders(subject, filled),
    paragraphs: [
      ...paragraphsOf(body, filled, { details, lacking }),
      ...(fundWords ? [] : details.filter(({ name }) => !named.includes(name))),
    ],
    ...('code' in data ? { code: data.code } : {}),
    ...('message' in data ? { quote: data.message } : {}),
    ...linkOf(key, mail, tx.portal.publicUrl),
  };
};

/** Puts a mail into the outbox in the transaction of the change it is about. @returns its id. */
export const enqueueMail = async <N extends TemplateName>(tx: Tx, mail: NewMail<N>): Promise<string> => {
  const { to: toAddress, template, language, applicationId = null } = mail;
  const { fundWords, ...text } = await textOf(tx, mail);
  const laidOut = layOut(text, language, nameInMail(mail.data.firstName));
  const id = newId('mail');
  const keepsText = applicationId !== null && !('code' in mail.data);
  const content = keepsText ? laidOut : encryptMail(tx, id, laidOut);
  const row = { id, toAddress, template, language, applicationId, keepsText, fundWords, ...content };
  await tx`insert into outbox ${tx(row)}`;
  if (!mail.isHeld) await queueMail(tx, id);
  return id;
};

/** Who reads a mail: by name and in the language of the account. */
export interface Recipient {
  email: string;
  firstName: string;
  language: Language;
}

/** The same to a person. */
export const mailPerson = <N extends TemplateName>(
  tx: Tx,
  { email, firstName, language }: Recipient,
  template: N,
  data: MailFacts[N],
  about: Pick<NewMail<N>, 'applicationId' | 'fundId' | 'isHeld'> = {},
): Promise<string> =>
  enqueueMail(tx, { to: email, template, language, data: { firstName, ...data }, ...about });
