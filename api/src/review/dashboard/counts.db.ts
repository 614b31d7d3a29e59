import type { FundType } from '@portal/contracts/funds/enums';
import type { Db } from '../../kernel/database/db.ts';
import { cellsFrom, hoursFrom, targetBuckets } from '../periods/date-ranges.db.ts';
import { type Bucket, dateRangesOf } from '../periods/date-ranges.ts';
import type { Scope } from './scope.ts';

/** What is counted: applications by the day of sending or of a decision. */
type CountedEvent = 'RECEIVED' | 'APPROVED' | 'REJECTED';

export interface FundCount {
  bucket: number;
  fundId: string;
  fundType: FundType;
  currency: string;
  n: number;
  /** Requested; of decisions the approved amount, or else the requested. */
  amount: string;
}

/** Whether days are kept under these filters: by one of status, sector and country, not by several. */
const knowsDays = ({ filters }: Pick<Scope, 'filters'>): boolean =>
  [filters.status, filters.sector, filters.countryCode].filter((one) => one !== undefined).length <= 1;

/** Whether hours are kept under these filters. */
const knowsHours = ({ filters }: Pick<Scope, 'filters'>): boolean =>
  filters.status === undefined && filters.sector === undefined && filters.countryCode === undefined;

/** All filters but the dates, for the table alias `a`; drafts are nobody's statistics. */
export const matching = (db: Db, { filters }: Pick<Scope, 'filters'>) => db`
  a.submitted_at is not null
  ${filters.fundId ? db`and a.fund_id = ${filters.fundId}` : db``}
  ${filters.countryCode ? db`and a.country_code = ${filters.countryCode}` : db``}
  ${filters.sector ? db`and a.sector = ${filters.sector}` : db``}
  ${filters.status ? db`and a.status = ${filters.status}` : db``}`;

/**
 * Applications and amounts per bucket, fund and currency, from the counters; where the caller's days
 * are not those of UTC the hours between are added, under filters row by row. Buckets without any are left out.
 */
export const countPerFund = (
  db: Db,
  event: CountedEvent,
  scope: Pick<Scope, 'filters' | 'timeZone'>,
  buckets: readonly Bucket[],
): Promise<FundCount[]> => {
  const { filters, timeZone } = scope;
  const dateRanges = dateRangesOf(buckets, knowsDays(scope));
  const isReceived = event === 'RECEIVED';
  const moment = isReceived ? db`a.submitted_at` : db`a.decided_at`;
  const { parts, hours, rows } = hoursFrom(db, dateRanges, timeZone, knowsHours(scope));
  return db<FundCount[]>`
    with ${parts}
    select bucket, f.id as fund_id, f.fund_type, counted.currency, sum(n)::int as n, sum(amount)::numeric(20, 2) as amount
    from (
      select cell.bucket, p.fund_id, p.currency, cell.sign * p.n as n, cell.sign * p.amount as amount
      from ${cellsFrom(db, dateRanges)}, lateral (
        select p.fund_id, p.currency, p.n, p.amount from period_counts p
        where p.event = ${event} and p.span = cell.span and p.at = cell.at and p.status = ${(isReceived && filters.status) || ''}
          and p.sector = ${filters.sector ?? ''} and p.country_code = ${filters.countryCode ?? ''} offset 0) p
      union all
      select target.bucket, p.fund_id, p.currency, target.sign * p.n, target.sign * p.amount
      from ${hours} remainder, lateral (
        select p.fund_id, p.currency, sum(p.n) as n, sum(p.amount) as amount from period_counts p
        where p.event = ${event} and p.span = 'HOUR' and p.at >= remainder.since and p.at < remainder.before and p.status = ''
          and p.sector = '' and p.country_code = ''
        group by 1, 2) p, ${targetBuckets(db)}
      union all
      select target.bucket, a.fund_id, a.currency, target.sign * a.n, target.sign * a.amount
      from ${rows} remainder, lateral (
        select a.fund_id, a.currency, count(*) as n,
          sum(${isReceived ? db`coalesce(a.amount_requested, 0)` : db`coalesce(a.amount_approved, a.amount_requested, 0)`}) as amount
        from applications a
        where ${moment} >= remainder.since and ${moment} < remainder.before and ${matching(db, scope)}
          ${isReceived ? db`` : db`and a.decided_at is not null and a.status in ('APPROVED', 'REJECTED') and a.status = ${event}`}
        group by 1, 2) a, ${targetBuckets(db)}
    ) counted join funds f on f.id = counted.fund_id
    where true ${filters.fundType ? db`and f.fund_type = ${filters.fundType}` : db``}
      ${filters.fundId ? db`and f.id = ${filters.fundId}` : db``}
    group by 1, 2, 3, 4 having sum(n) <> 0`;
};
