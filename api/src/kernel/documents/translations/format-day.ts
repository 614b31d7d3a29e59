import type { Language } from '@portal/contracts';

/** The locale whose dates read as on the pages, with the digits that amounts have. */
const localeOf = (language: Language): string =>
  `${language === 'en' ? 'en-GB' : language}-u-nu-latn-ca-gregory`;

/** The day of an instant in a language, in UTC: `28 November 2026`. */
export const formatDay = (instant: string, language: Language): string => {
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );
  // French writes an ordinal for the first day of a month only.
  return language === 'fr' ? day.replace(/^1(?= )/, '1er') : day;
};
