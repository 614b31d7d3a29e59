import type { Language } from '@portal/contracts';
import { type EmailKey, emailKeys } from '@portal/contracts/content/mail-placeholders';
import type { SubjectAndBody } from './edited-text.ts';
import { mailTexts } from './locales/mail-texts.ts';

/** The text of a mail where editors have published none, with its placeholders in double braces. */
export const builtInText = (key: EmailKey, language: Language): SubjectAndBody => {
  const { subject, body } = mailTexts[language].mail[key];
  return { subject, body };
};

export const builtInMails = (language: Language): Record<EmailKey, SubjectAndBody> =>
  // One entry for each key.
  Object.fromEntries(emailKeys.map((key) => [key, builtInText(key, language)])) as Record<
    EmailKey,
    SubjectAndBody
  >;
