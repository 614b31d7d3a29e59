import type { Language } from '@portal/contracts';
import { translationsIn } from './document-translations.ts';

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

/** The minute of an instant in a language: `31 January 2026, 14:02 UTC`. */
export const formatMoment = (instant: string, language: Language): string =>
  translationsIn(language)('pdf.moment')
    .replace('{date}', formatDay(instant, language))
    .replace('{time}', new Date(instant).toISOString().slice(11, 16));
