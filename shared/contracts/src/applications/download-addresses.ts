import type { FundType } from '../funds/enums.ts';
import type { Language } from '../languages.ts';

/** Where the empty worksheet is downloaded; a plain link, so that it needs no script. */
export const lossWorksheetAddress = (language: Language): string =>
  `/api/application/loss-worksheet/${language}`;

/** Where the blank form of a fund is downloaded; a plain link, so that it needs no script. */
export const blankFormAddress = (fundType: FundType, language: Language): string =>
  `/api/fund/blank-form/${fundType}/${language}`;
