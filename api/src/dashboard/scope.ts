import { type Language, REVIEWER } from '@portal/contracts';
import type { DashboardFilters } from '@portal/contracts/dashboard/schemas';
import type { Db } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { type Period, periodOf } from './period.ts';

/** What one question to the dashboard is about. */
export interface Scope {
  filters: DashboardFilters;
  period: Period;
  timeZone: string;
  language: Language;
  /** A reviewer reads no amounts where they would point at single applications. */
  isReviewer: boolean;
}

/** Below this many applications an amount tells too much. */
export const FEW = 3;

/** @throws invalid_request. */
export const scopeOf = ({ actor, meta }: Caller, filters: DashboardFilters): Scope => ({
  filters,
  period: periodOf(filters, meta.timeZone),
  timeZone: meta.timeZone,
  language: meta.language,
  isReviewer: actor.role === REVIEWER,
});

/** All filters but the dates, for the table alias `a`; drafts are nobody's statistics. */
export const matching = (db: Db, { filters }: Scope) => db`
  a.submitted_at is not null
  ${filters.fundType ? db`and a.fund_type = ${filters.fundType}` : db``}
  ${filters.fundId ? db`and a.fund_id = ${filters.fundId}` : db``}
  ${filters.countryCode ? db`and a.country_code = ${filters.countryCode}` : db``}
  ${filters.sector ? db`and a.sector = ${filters.sector}` : db``}
  ${filters.status ? db`and a.status = ${filters.status}` : db``}`;

type Moment = 'a.submitted_at' | 'a.decided_at' | 'u.created_at';

/** From the first to the last day of a period, as the time zone has them. */
export const within = (
  db: Db,
  moment: Moment,
  { period, timeZone }: Scope,
  which: 'now' | 'before' = 'now',
) => {
  const [from, to] = which === 'now' ? [period.from, period.to] : [period.previousFrom, period.previousTo];
  return db`${db.unsafe(moment)} >= ${from}::date::timestamp at time zone ${timeZone}
    and ${db.unsafe(moment)} < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
};

const formats = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const;

/** A moment as the name of its bucket: `2026-03`. */
export const bucket = (db: Db, moment: Moment, { period, timeZone }: Scope) =>
  db`to_char(${db.unsafe(moment)} at time zone ${timeZone}, ${formats[period.unit]})`;

/** Every bucket of the period in order, so that empty ones show as zero. */
export const buckets = (db: Db, { period }: Scope) => db`
  select to_char(g, ${formats[period.unit]}) as period
  from generate_series(date_trunc(${period.unit}, ${period.from}::date::timestamp), ${period.to}::date::timestamp,
    ${`1 ${period.unit}`}::interval) g`;

export const countryName = (db: Db, { language }: Scope) =>
  db`coalesce(c.names ->> ${language}, c.name, a.country_code)`;
