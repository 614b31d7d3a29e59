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
