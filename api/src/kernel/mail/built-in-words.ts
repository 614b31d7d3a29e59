import type { Language } from '@portal/contracts';
import type { EmailKey } from '@portal/contracts/content/sections';
import type { EditedWords } from './edited-words.ts';
import { mailTexts } from './locales/mail-texts.ts';
import { emailKeys } from './mail-kinds.ts';

/** What a mail says unless an editor says otherwise, with its gaps in double braces. */
export const builtInWords = (key: EmailKey, language: Language): EditedWords => {
  const { subject, body } = mailTexts[language].mail[key];
  return { subject, body };
};

/** Of every mail. */
export const builtInMails = (language: Language): Record<EmailKey, EditedWords> =>
  // One entry for each key.
  Object.fromEntries(emailKeys.map((key) => [key, builtInWords(key, language)])) as Record<
    EmailKey,
    EditedWords
  >;
