import { checkPassword, PASSWORD_MAX } from '@portal/contracts';
import { invalidField, problem, type RefusedField, refusedField } from '../../kernel/http/problem.ts';
import type { Account } from '../account/account.db.ts';
import { textOf } from '../locales/messages.ts';
import { commonWords, leakedPasswords } from './common-passwords.ts';

/** What a password must not be made of. */
type Owner = Pick<Account, 'email' | 'firstName' | 'lastName'>;

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOnly = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const readAsLetters = (text: string): string =>
  lettersOnly([...text.toLowerCase()].map((character) => lookalikes[character] ?? character).join(''));

const runs = [
  '0123456789012345',
  '9876543210987654',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
];

const isRunOrRepetition = (password: string): boolean => {
  const lower = password.toLowerCase();
  return runs.some((run) => run.includes(lower)) || /^(.{1,4})\1+$/u.test(lower) || new Set(lower).size < 4;
};

/** A listed word of fewer letters is too often part of what was chosen at random. */
const MIN_LEAKED = 5;

/** What is left once an expected word is taken away must carry the password on its own. */
const MIN_REST = 6;

const leansOn = (password: string, word: string): boolean => {
  const lower = password.toLowerCase();
  return word.length >= 4 && lower.includes(word) && lower.length - word.length < MIN_REST;
};

/** Whether a password would be among the first guesses: listed, a pattern, or the owner's own name. */
export const isWeak = (password: string, owner: Owner): boolean => {
  if (isRunOrRepetition(password) || leakedPasswords.has(password.toLowerCase())) return true;
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (
    [lettersOnly(password), readAsLetters(password), readAsLetters(core)].some(
      (word) => commonWords.has(word) || (word.length >= MIN_LEAKED && leakedPasswords.has(word)),
    )
  ) {
    return true;
  }
  const own = [owner.email.split('@', 1)[0] ?? '', owner.firstName, owner.lastName].map((word) =>
    word.toLowerCase(),
  );
  return own.some((word) => leansOn(password, word));
};

/** The first missing part, as the form names it; the code of a short one is that of any short text. */
const missingPart = (password: string, field: string): RefusedField | undefined => {
  const [hint] = checkPassword(password).missing;
  return hint && { field, code: hint === 'short' ? 'too_short' : hint, message: textOf(`password.${hint}`) };
};

/**
 * Refuses a password that may not be chosen: at least eight characters, a lower and an upper case letter and
 * a digit, as the specification words it, and nothing that is easy to guess.
 * @param field the request's name for it.
 * @throws Problem invalid_request or weak_password naming the field.
 */
export const refuseBadPassword = (password: string, field: string, owner: Owner): void => {
  const missing = missingPart(password, field);
  if (missing) throw problem('invalid_request', { fields: [missing] });
  if ([...password].length > PASSWORD_MAX) {
    throw invalidField(field, 'too_long', PASSWORD_MAX);
  }
  if (isWeak(password, owner))
    throw refusedField(field, 'too_easy', textOf('password.tooEasy'), 'weak_password');
};
