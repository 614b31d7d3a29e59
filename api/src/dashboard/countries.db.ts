import type { CountryFundCounts, PopularCountry } from '@portal/contracts/dashboard/schemas';
import type { Money } from '@portal/contracts/funds/money';
import type { Db } from '../database/db.ts';
import { countryName, FEW, matching, type Scope, within } from './scope.ts';

/** The countries with the most applications of the period. */
export const popularCountries = (db: Db, scope: Scope): Promise<PopularCountry[]> =>
  db<PopularCountry[]>`
    select a.country_code, ${countryName(db, scope)} as country_name,
      count(*) filter (where a.fund_type = 'BASE_FUND')::int as base_fund,
      count(*) filter (where a.fund_type = 'CREDIT_FUND')::int as credit_fund, count(*)::int as total
    from applications a left join countries c on c.code = a.country_code
    where ${matching(db, scope)} and a.country_code is not null and ${within(db, 'a.submitted_at', scope)}
    group by 1, 2 order by total desc, 2
    limit ${scope.filters.top ?? 5}`;

interface CountryRow {
  countryCode: string;
  countryName: string;
  baseFund: number;
  creditFund: number;
  approved: Money[];
  requested: Money[];
}

/** Counts and amounts of every country with an application in the period; one amount per currency. */
export const countriesFundCounts = async (db: Db, scope: Scope): Promise<CountryFundCounts[]> => {
  const rows = await db<CountryRow[]>`
    with per_currency as (
      select a.country_code, ${countryName(db, scope)} as country_name, a.currency,
        count(*) filter (where a.fund_type = 'BASE_FUND') as base_fund,
        count(*) filter (where a.fund_type = 'CREDIT_FUND') as credit_fund,
        coalesce(sum(a.amount_approved) filter (where a.status = 'APPROVED'), 0)::numeric(20, 2) as approved,
        coalesce(sum(a.amount_requested), 0)::numeric(20, 2) as requested
      from applications a left join countries c on c.code = a.country_code
      where ${matching(db, scope)} and a.country_code is not null and ${within(db, 'a.submitted_at', scope)}
      group by 1, 2, 3
    )
    select country_code, country_name, sum(base_fund)::int as base_fund, sum(credit_fund)::int as credit_fund,
      jsonb_agg(jsonb_build_object('amount', approved::text, 'currency', currency) order by currency) as approved,
      jsonb_agg(jsonb_build_object('amount', requested::text, 'currency', currency) order by currency) as requested
    from per_currency group by 1, 2 order by sum(base_fund + credit_fund) desc, 2`;
  return rows.map((row) => {
    const hides = scope.isReviewer && row.baseFund + row.creditFund < FEW;
    return hides ? { ...row, approved: null, requested: null } : row;
  });
};
