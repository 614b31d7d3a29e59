/** The wall clock of a time zone as `20261120_140200`; Swedish is written as ISO 8601 is. */
const stampIn = (timeZone: string): string =>
  new Date().toLocaleString('sv-SE', { timeZone }).replaceAll(/[-:]/g, '').replace(' ', '_');

/** `transactions_20261120_140200.xlsx`, by the caller's clock. */
export const transactionsName = (timeZone: string): string => `transactions_${stampIn(timeZone)}.xlsx`;

/** `Log_20261120_140200.xlsx`, by the caller's clock. */
export const logName = (timeZone: string): string => `Log_${stampIn(timeZone)}.xlsx`;
