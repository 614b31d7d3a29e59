import { isLanguage, type Language } from '@portal/contracts';

/** A text in English and any other of the six languages, by what stands in it. */
const isLocalised = (value: object): boolean =>
  'en' in value &&
  Object.entries(value).every(([name, text]) => isLanguage(name) && typeof text === 'string');

/**
 * An answer of the API with the texts that a page in `language` shows: of each its own, and the English one
 * that stands in where there is none. A change of language asks the API again, for all of them.
 */
export const inOneLanguage = (data: unknown, language: Language): unknown => {
  if (Array.isArray(data)) return data.map((one) => inOneLanguage(one, language));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  return Object.fromEntries(
    isLocalised(data)
      ? entries.filter(([name]) => name === language || name === 'en')
      : entries.map(([name, value]) => [name, inOneLanguage(value, language)]),
  );
};
