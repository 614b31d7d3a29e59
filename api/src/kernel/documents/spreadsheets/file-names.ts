/** The wall clock of a time zone as `20261120_140200`; Swedish is written as ISO 8601 is. */
const stampIn = (timeZone: string, now: Date): string =>
  now.toLocaleString('sv-SE', { timeZone }).replaceAll(/[-:]/g, '').replace(' ', '_');

/** `transactions_20261120_140200.xlsx`, by the caller's clock. */
export const transactionsName = (timeZone: string, now: Date = new Date()): string =>
  `transactions_${stampIn(timeZone, now)}.xlsx`;

/** `Log_20261120_140200.xlsx`, by the caller's clock. */
export const logName = (timeZone: string, now: Date = new Date()): string =>
  `Log_${stampIn(timeZone, now)}.xlsx`;
