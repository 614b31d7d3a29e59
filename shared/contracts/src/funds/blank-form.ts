import type { Language } from '../languages.ts';
import type { FundType } from './enums.ts';

/** Where the blank form of a fund is downloaded; a plain link, so that it needs no script. */
export const blankFormAddress = (fundType: FundType, language: Language): string =>
  `/api/fund/blank-form/${fundType}/${language}`;
