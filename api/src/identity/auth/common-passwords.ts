import { readFileSync } from 'node:fs';

const wordsIn = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split(/\s+/),
  );

/**
 * The most used of leaked passwords, in lower case: those of eight characters and more, and words that
 * people make longer ones from. After the list of zxcvbn (MIT, Dan Wheeler and Dropbox, Inc.; @zxcvbn-ts).
 */
export const leakedPasswords = wordsIn('leaked-passwords.txt');

/**
 * Words that lists of leaked passwords lead with, without the digits and signs that people append.
 * Together with the rules in `password-policy.ts` each stands for hundreds of listed variants.
 */
export const commonWords = wordsIn('common-words.txt');
