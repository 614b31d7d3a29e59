import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@portal/contracts';
import { fillPlaceholders } from './fill-placeholders.ts';

export type Message = Record<Language, string>;

/** The texts of a file of translations, in groups. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The whole key of every text, as `auth.signedIn`. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

export const textsByKey = (texts: Texts, before = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${before}${key}`, text]] : textsByKey(text, `${before}${key}.`),
  );

export const inEveryLanguage = <V>(make: (language: Language) => V): Record<Language, V> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, V>;

/** The texts of one language, from a folder of translations. */
export const textsIn = (folder: string, language: Language): Texts =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));

/**
 * The texts of a domain, from its folder of translations; the English ones name the keys.
 * @returns reads one by its key, in every language, with the facts that it names in double braces.
 */
export const messagesOf = <T extends Texts>(
  english: T,
  folder: string,
): ((key: KeyOf<T>, facts?: Record<string, unknown>) => Message) => {
  const known = inEveryLanguage(
    (language) => new Map(textsByKey(language === 'en' ? english : textsIn(folder, language))),
  );
  return (key, facts = {}) =>
    inEveryLanguage((language) => fillPlaceholders(known[language].get(key) ?? key, facts));
};
