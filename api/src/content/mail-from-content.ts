import type { Language } from '@portal/contracts';
import type { EmailKey, SectionContents } from '@portal/contracts/content/sections';
import type { Tx } from '../database/db.ts';
import { problem } from '../http/problem.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { textsIn } from './content.db.ts';

export interface ContentMail {
  to: string;
  key: EmailKey;
  language: Language;
  firstName: string;
  /** What the double braces of the text are filled with. */
  facts: Record<string, string>;
  /** What a person wrote, shown as a quotation. */
  quote?: string;
}

const filled = (text: string, facts: Record<string, string>): string =>
  text.replace(/\{\{(\w{1,40})\}\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? '') : whole,
  );

/**
 * Puts a mail into the outbox whose words an editor keeps in the section `emails`, in the language
 * or in English where that has none. @returns the id of the mail.
 */
export const mailFromContent = async (tx: Tx, mail: ContentMail): Promise<string> => {
  const [text] = await textsIn(tx, mail.language, ['emails']);
  if (!text) throw problem('internal_error');
  const { subject, body } = (text.data as SectionContents['emails'])[mail.key]; // passed its schema when it was saved
  return enqueueMail(tx, {
    to: mail.to,
    template: 'from-content',
    language: text.lang,
    data: {
      firstName: mail.firstName,
      subject: filled(subject, mail.facts),
      paragraphs: body.split(/\n\s*\n/).map((paragraph) => filled(paragraph.trim(), mail.facts)),
      ...(mail.quote === undefined ? {} : { quote: mail.quote }),
    },
  });
};
