import type { Language } from '../languages.ts';

/** Where the empty worksheet is downloaded; a plain link, so that it needs no script. */
export const lossWorksheetAddress = (language: Language): string =>
  `/api/application/loss-worksheet/${language}`;
