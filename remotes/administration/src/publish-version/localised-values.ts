import { type Language, type Localised, languages } from '@portal/contracts';

/** A text in a form: one string for each language, empty where there is none. */
export type Texts = Record<Language, string>;

export const texts = (text: Localised): Texts => ({ fr: '', pt: '', ar: '', es: '', sw: '', ...text });

/** Without the languages that have no text: readers of those get the English one. */
export const written = (values: Texts): Localised => ({
  en: values.en.trim(),
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const text = values[language].trim();
      return language === 'en' || text === '' ? [] : [[language, text]];
    }),
  ),
});
