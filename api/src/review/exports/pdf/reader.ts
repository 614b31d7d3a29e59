import type { Language } from '@portal/contracts';
import type { Say } from '../../../kernel/documents/words/document-words.ts';
import type { Formats } from './formats.ts';

/** Whoever the document is written for, as far as words go. */
export interface Reader {
  language: Language;
  say: Say;
  formats: Formats;
  countryName: (code: string) => string;
}

/** `31 January 2026, 14:02 UTC` */
export const moment = ({ say, formats }: Reader, instant: string): string =>
  say('pdf.moment').replace('{date}', formats.day(instant)).replace('{time}', formats.time(instant));
