import type { Language } from '@portal/contracts';
import type { Translate } from '../../../kernel/documents/translations/document-translations.ts';
import type { Formats } from './formats.ts';

/** Whoever the document is written for, as far as words go. */
export interface Reader {
  language: Language;
  say: Translate;
  formats: Formats;
  countryName: (code: string) => string;
}

/** `31 January 2026, 14:02 UTC` */
export const moment = ({ say, formats }: Reader, instant: string): string =>
  say('pdf.moment').replace('{date}', formats.day(instant)).replace('{time}', formats.time(instant));
