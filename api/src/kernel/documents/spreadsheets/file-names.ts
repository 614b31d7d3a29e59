/** The wall clock of a time zone as `20261120` and `140200`. */
const stampIn = (timeZone: string, now: Date): { day: string; time: string } => {
  const parts = new Map(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const join = (...types: Intl.DateTimeFormatPartTypes[]) => types.map((type) => parts.get(type)).join('');
  return { day: join('year', 'month', 'day'), time: join('hour', 'minute', 'second') };
};

/** `transactions_20261120_140200.xlsx`, by the caller's clock. */
export const transactionsName = (timeZone: string, now: Date = new Date()): string => {
  const { day, time } = stampIn(timeZone, now);
  return `transactions_${day}_${time}.xlsx`;
};

/** `Log_20261120_140200.xlsx`, by the caller's clock. */
export const logName = (timeZone: string, now: Date = new Date()): string =>
  transactionsName(timeZone, now).replace('transactions', 'Log');
