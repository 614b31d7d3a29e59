import type { Db } from './db.ts';

interface DayRange {
  /** First day, `2026-01-31`. */
  from?: string;
  /** Last day, included. */
  to?: string;
}

/** Whole days as the caller's time zone has them. Always true without bounds. */
export const withinDays = (db: Db, column: string, { from, to }: DayRange, timeZone: string) => db`
  true
  ${from ? db`and ${db(column)} >= ${from}::date::timestamp at time zone ${timeZone}` : db``}
  ${to ? db`and ${db(column)} < (${to}::date + 1)::timestamp at time zone ${timeZone}` : db``}`;

/** That a column has one of some values, always true without any; a single value can be read in an index's order. */
export const isOneOf = (db: Db, column: string, values: readonly string[] = []) => {
  if (values.length === 0) return db`true`;
  const [first, ...others] = values;
  return others.length === 0 ? db`${db(column)} = ${first ?? ''}` : db`${db(column)} = any(${[...values]})`;
};
