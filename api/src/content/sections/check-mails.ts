import {
  emailKeys,
  isLetterKey,
  missingPlaceholders,
  unknownPlaceholders,
} from '@portal/contracts/content/mail-placeholders';
import type { FundLetter, SectionContents } from '@portal/contracts/content/sections';
import { listFunds } from '../../funds/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { problem, type RefusedField } from '../../kernel/http/problem.ts';
import { textOf } from '../locales/messages.ts';

type Emails = SectionContents['emails'];

const refuse = (fields: RefusedField[]): void => {
  if (fields.length > 0) throw problem('invalid_request', { fields: fields.slice(0, 50) });
};

/** The letters of funds with their places; a draft may still lack whose or which one is. */
const lettersOf = ({ letters = [] }: Partial<Emails>): { at: string; letter: FundLetter }[] =>
  letters
    .map((letter, index) => ({ at: `data.letters.${index}`, letter }))
    .filter(({ letter }) => isLetterKey(letter.mail) && Boolean(letter.fundId));

/** Refuses placeholders that nothing would fill in a mail that goes to thousands. @throws Problem invalid_request. */
export const refuseUnknownPlaceholders = (emails: Emails): void => {
  const general = emailKeys.map((key) => ({ key, at: `data.${key}`, words: emails[key] }));
  const own = lettersOf(emails).map(({ at, letter }) => ({ key: letter.mail, at, words: letter }));
  refuse(
    [...general, ...own].flatMap(({ key, at, words }) =>
      (['subject', 'body'] as const).flatMap((part) =>
        unknownPlaceholders(key, words?.[part] ?? '').map((name) => ({
          field: `${at}.${part}`,
          code: 'not_allowed',
          message: textOf('content.unknownPlaceholder', { names: `{{${name}}}` }),
        })),
      ),
    ),
  );
};

const lacksOf = ({ mail, body }: FundLetter): string[] => (body ? missingPlaceholders(mail, body) : []);

/** Fields of letters that do not name yet what an applicant must read there. */
export const incompleteLetters = (emails: Partial<Emails>): string[] =>
  lettersOf(emails).flatMap(({ at, letter }) => (lacksOf(letter).length > 0 ? [`${at}.body`] : []));

/** @throws Problem invalid_request, which says what a letter must name. */
export const refuseIncompleteLetters = (emails: Emails): void =>
  refuse(
    lettersOf(emails).flatMap(({ at, letter }) => {
      const names = lacksOf(letter).map((name) => `{{${name}}}`);
      const message = textOf('content.missingPlaceholder', { names: names.join(', ') });
      return names.length > 0 ? [{ field: `${at}.body`, code: 'missing_placeholder', message }] : [];
    }),
  );

/** Whose letters they are: of funds that there are, each once. @throws Problem invalid_request. */
export const refuseFundsOfLetters = async (tx: Tx, emails: Partial<Emails>): Promise<void> => {
  const letters = lettersOf(emails);
  if (letters.length === 0) return;
  const known = new Set((await listFunds(tx)).map(({ id }) => id));
  const names = letters.map(({ letter }) => `${letter.mail} ${letter.fundId}`);
  refuse(
    letters.flatMap(({ at, letter }, index): RefusedField[] => {
      const field = `${at}.fundId`;
      if (!known.has(letter.fundId)) return [{ field, code: 'not_allowed' }];
      return names.indexOf(names[index] ?? '') < index ? [{ field, code: 'taken' }] : [];
    }),
  );
};
