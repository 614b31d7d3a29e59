import { type Language, type Localised, languages } from '@portal/contracts';

/** A text as a form holds it: a missing language is an empty text. */
export type Texts = Record<Language, string>;

export const inAllLanguages = (texts: Partial<Texts> = {}): Texts => ({
  en: '',
  fr: '',
  pt: '',
  ar: '',
  es: '',
  sw: '',
  ...texts,
});

/** English and whatever else says something. */
export const writtenTexts = (texts: Texts): Localised => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  en: texts.en,
});

/** The languages in which every text is there. */
export const completeLanguages = (texts: readonly Partial<Texts>[]): Language[] =>
  languages.filter((code) => texts.every((text) => text[code]?.trim()));
