import type { Language } from '@portal/contracts';
import type { EmailKey } from '@portal/contracts/content/sections';
import { sectionsOf } from '../../seed/content/sections.ts';
import { words } from '../../seed/words/all.ts';
import type { Tx } from '../database/db.ts';
import { problem } from '../http/problem.ts';
import { type EditedWords, editedWords, filled, paragraphsOf } from '../mail/edited-words.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

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

/** The words of an editor, or the built-in ones of the language. */
const wordsOf = async (
  tx: Tx,
  key: EmailKey,
  language: Language,
): Promise<EditedWords & { lang: Language }> => {
  const edited = await editedWords(tx, key, language);
  if (edited) return { ...edited, lang: language };
  const builtIn = sectionsOf(words[language], language).emails[key];
  if (!builtIn) throw problem('internal_error');
  return { ...builtIn, lang: language };
};

/**
 * Puts a mail into the outbox whose words an editor keeps in the section `emails`. @returns its id.
 */
export const mailFromContent = async (tx: Tx, mail: ContentMail): Promise<string> => {
  const { subject, body, lang } = await wordsOf(tx, mail.key, mail.language);
  return enqueueMail(tx, {
    to: mail.to,
    template: 'from-content',
    language: lang,
    data: {
      firstName: mail.firstName,
      subject: filled(subject, mail.facts),
      paragraphs: paragraphsOf(body, mail.facts),
      ...(mail.quote === undefined ? {} : { quote: mail.quote }),
    },
  });
};
