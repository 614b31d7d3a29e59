import type { Language } from '@portal/contracts';

/** The day of an instant in the words of a language, in UTC: `28 November 2026`. */
export const dayWords = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
