import type { BeneficiaryTotal } from '@portal/contracts/dashboard/schemas';
import type { Db } from '../database/db.ts';
import { comparedTo } from './period.ts';
import { bucket, buckets, type Scope, within } from './scope.ts';

/** Beneficiaries with a confirmed address; with a country filter those of that country. */
export const beneficiaryTotal = async (db: Db, scope: Scope): Promise<BeneficiaryTotal> => {
  const { countryCode } = scope.filters;
  const people = db`from users u
    where u.role = 'FUND_BENEFICIARY_USER' and u.email_verified_at is not null
      ${countryCode ? db`and u.country_code = ${countryCode}` : db``}`;
  const [series, [sums]] = await Promise.all([
    db<BeneficiaryTotal['series']>`
      select b.period, coalesce(n.count, 0)::int as count
      from (${buckets(db, scope)}) b left join (
        select ${bucket(db, 'u.created_at', scope)} as period, count(*) as count
        ${people} and ${within(db, 'u.created_at', scope)} group by 1) n using (period)
      order by b.period`,
    db<{ total: number; inPeriod: number; previous: number }[]>`
      select (select count(*)::int ${people}) as total,
        (select count(*)::int ${people} and ${within(db, 'u.created_at', scope)}) as in_period,
        (select count(*)::int ${people} and ${within(db, 'u.created_at', scope, 'before')}) as previous`,
  ]);
  const { total = 0, inPeriod = 0, previous = 0 } = sums ?? {};
  return { total, inPeriod, previous, comparedToPrevious: comparedTo(inPeriod, previous), series };
};
