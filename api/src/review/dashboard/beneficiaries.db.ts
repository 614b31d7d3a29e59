import type { BeneficiaryTotal } from '@portal/contracts/review/dashboard';
import type { Db } from '../../kernel/database/db.ts';
import { cellsFrom, remaindersFrom, targetBuckets } from '../periods/date-ranges.db.ts';
import { bucketName, dateRangesOf } from '../periods/date-ranges.ts';
import { comparedTo } from './period.ts';
import type { Scope } from './scope.ts';
import { bucketsIn, totalsOf, withPrevious } from './series.ts';

/** Beneficiaries with a confirmed address; with a country filter those of that country. */
export const beneficiaryTotal = async (db: Db, scope: Scope): Promise<BeneficiaryTotal> => {
  const { filters, timeZone, period } = scope;
  const country = filters.countryCode ?? '';
  const dateRanges = dateRangesOf(withPrevious(scope), true);
  const inRanges = db<{ bucket: number; n: number }[]>`
    select bucket, sum(n)::int as n from (
      select cell.bucket, cell.sign * p.n as n
      from ${cellsFrom(db, dateRanges)}, lateral (
        select p.n from period_counts p
        where p.event = 'REGISTERED' and p.span = cell.span and p.at = cell.at and p.status = '' and p.sector = ''
          and p.country_code = ${country} offset 0) p
      union all
      select target.bucket, target.sign * u.n
      from ${remaindersFrom(db, dateRanges, timeZone)} remainder, lateral (
        select count(*) as n from users u
        where u.role = 'FUND_BENEFICIARY_USER' and u.email_verified_at is not null
          and u.created_at >= remainder.since and u.created_at < remainder.before
          ${filters.countryCode ? db`and u.country_code = ${filters.countryCode}` : db``}) u, ${targetBuckets(db)}
    ) counted group by 1 having sum(n) <> 0`;
  const altogether = db<{ n: number }[]>`
    select n from period_counts where event = 'REGISTERED' and span = 'EVER' and at = '-infinity' and status = ''
      and sector = '' and country_code = ${country} and fund_id = '' and currency = ''`;
  const [rows, [ever]] = await Promise.all([inRanges, altogether]);
  const { total: inPeriod, previous } = totalsOf(rows);
  const counts = new Map(rows.map(({ bucket, n }) => [bucket, n]));
  return {
    total: ever?.n ?? 0,
    inPeriod,
    previous,
    comparedToPrevious: comparedTo(inPeriod, previous),
    series: bucketsIn(scope).map(({ bucket, from }) => ({
      period: bucketName(from, period.unit),
      count: counts.get(bucket) ?? 0,
    })),
  };
};
