import type { Db } from './db.ts';

interface DayRange {
  /** First day, `2026-01-31`. */
  from?: string;
  /** Last day, included. */
  to?: string;
}

/**
 * A condition on a timestamp column: whole days as the caller's time zone has them. Always true
 * without bounds.
 */
export const withinDays = (db: Db, column: string, { from, to }: DayRange, timeZone: string) => db`
  (${from ?? null}::date is null or ${db(column)} >= (${from ?? null}::date)::timestamp at time zone ${timeZone})
  and (${to ?? null}::date is null or ${db(column)} < (${to ?? null}::date + 1)::timestamp at time zone ${timeZone})`;
