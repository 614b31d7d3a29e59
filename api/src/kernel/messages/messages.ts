import type { Language } from '@portal/contracts';
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

const inEveryLanguage = <V>(make: (language: Language) => V): Record<Language, V> => ({
  en: make('en'),
  fr: make('fr'),
  pt: make('pt'),
  ar: make('ar'),
  es: make('es'),
  sw: make('sw'),
});

/**
 * The texts of a domain.
 * @returns reads one by its key, in every language, with the facts that it names in double braces.
 */
export const messagesOf = <T extends Texts>(
  texts: { en: T } & Record<Exclude<Language, 'en'>, NoInfer<T>>,
): ((key: KeyOf<T>, facts?: Record<string, unknown>) => Message) => {
  const known = inEveryLanguage((language) => new Map(textsByKey(texts[language])));
  return (key, facts = {}) =>
    inEveryLanguage((language) => fillPlaceholders(known[language].get(key) ?? key, facts));
};
