import type { Language } from '@portal/contracts';
import { mailPlaceholders } from '@portal/contracts/content/mail-placeholders';
import type { EmailKey } from '@portal/contracts/content/sections';
import { sectionsOf } from '../../../seed/content/sections.ts';
import { words } from '../../../seed/words/all.ts';
import type { EditedWords } from './edited-words.ts';
import { emailKeys, mailKinds } from './mail-kinds.ts';
import { templates } from './templates/all.ts';
import type { MailPlaces, MailText } from './templates/template.ts';

const nowhere: MailPlaces = { home: '', myApplications: '', reviewApplications: '', funds: '', users: '' };

/** What a mail says unless an editor says otherwise, with its gaps in double braces. */
export const builtInWords = (key: EmailKey, language: Language): EditedWords => {
  const seeded = sectionsOf(words[language], language).emails[key];
  if (seeded) return seeded;
  const { template, of } = mailKinds[key];
  // Each template takes what its mail is made from; here that is its own gaps, as text.
  const make = templates[language][template] as (data: object, places: MailPlaces) => MailText;
  const gaps = Object.fromEntries(mailPlaceholders[key].map((name) => [name, `{{${name}}}`]));
  const { subject, paragraphs } = make({ ...gaps, ...of }, nowhere);
  return { subject, body: paragraphs.join('\n\n') };
};

/** Of every mail. */
export const builtInMails = (language: Language): Record<EmailKey, EditedWords> =>
  // One entry for each key.
  Object.fromEntries(emailKeys.map((key) => [key, builtInWords(key, language)])) as Record<
    EmailKey,
    EditedWords
  >;
