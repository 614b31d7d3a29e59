import type { Language } from '@portal/contracts';
import type { EmailKey } from '@portal/contracts/content/sections';
import type { Tx } from '../kernel/database/db.ts';
import { builtInText } from '../kernel/mail/built-in-texts.ts';
import { mailPerson } from '../kernel/mail/enqueue-mail.ts';
import { withFitNames } from '../kernel/mail/name-in-mail.ts';
import { paragraphsOf } from '../kernel/mail/paragraphs.ts';
import { fillPlaceholders } from '../kernel/messages/fill-placeholders.ts';
import { findEditedText } from './edited-text.db.ts';

interface ContentMail {
  to: string;
  key: EmailKey;
  language: Language;
  firstName: string;
  /** Values of the placeholders in the text. */
  facts: Record<string, string>;
  /** What a person wrote, shown as a quotation. */
  quote?: string;
}

/** Puts a mail into the outbox whose words an editor keeps in the section `emails`. @returns its id. */
export const mailFromContent = async (tx: Tx, mail: ContentMail): Promise<string> => {
  const { to: email, key, language, firstName, quote } = mail;
  const facts = withFitNames(mail.facts);
  const { subject, body } = (await findEditedText(tx, key, language)) ?? builtInText(key, language);
  return mailPerson(tx, { email, firstName, language }, 'from-content', {
    subject: fillPlaceholders(subject, facts),
    paragraphs: paragraphsOf(body, facts),
    ...(quote === undefined ? {} : { quote }),
  });
};
