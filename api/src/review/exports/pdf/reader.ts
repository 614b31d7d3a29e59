import type { Language } from '@portal/contracts';
import type { Translate } from '../../../kernel/documents/translations/document-translations.ts';
import type { formatsOf } from './formats.ts';

/** Whoever the document is written for, as far as words go. */
export interface Reader {
  language: Language;
  say: Translate;
  formats: ReturnType<typeof formatsOf>;
  countryName: (code: string) => string;
}
