import type { CountryFundCounts, PopularCountry } from '@portal/contracts/review/dashboard';
import type { Db } from '../../kernel/database/db.ts';
import { addDays } from '../periods/calendar-days.ts';
import { cellsFrom, remaindersFrom, targetBuckets } from '../periods/date-ranges.db.ts';
import { dateRangesOf } from '../periods/date-ranges.ts';
import { matching } from './counts.db.ts';
import { FEW, type Scope } from './scope.ts';

/** Days are kept per country only as long as nothing else is asked for. */
const perCountry = (db: Db, scope: Scope) => {
  const { filters, period, timeZone } = scope;
  const { countryCode, sector, status, fundType, fundId } = filters;
  const whole = [{ bucket: 0, from: period.from, before: addDays(period.to, 1) }];
  const dateRanges = dateRangesOf(whole, sector === undefined && status === undefined);
  return db`
    select counted.country_code, f.fund_type, counted.currency, sum(n)::int as n, sum(amount) as requested,
      sum(amount_approved) as approved
    from (
      select p.country_code, p.fund_id, p.currency, cell.sign * p.n as n, cell.sign * p.amount as amount,
        cell.sign * p.amount_approved as amount_approved
      from ${cellsFrom(db, dateRanges)}, lateral (
        select p.country_code, p.fund_id, p.currency, p.n, p.amount, p.amount_approved from period_counts p
        where p.event = 'RECEIVED' and p.span = cell.span and p.at = cell.at and p.status = ${status ?? ''}
          and p.sector = ${sector ?? ''} ${countryCode ? db`and p.country_code = ${countryCode}` : db`and p.country_code > ''`}
        offset 0) p
      union all
      select a.country_code, a.fund_id, a.currency, target.sign * a.n, target.sign * a.amount, target.sign * a.amount_approved
      from ${remaindersFrom(db, dateRanges, timeZone)} remainder, lateral (
        select a.country_code, a.fund_id, a.currency, count(*) as n, sum(coalesce(a.amount_requested, 0)) as amount,
          sum(case when a.status = 'APPROVED' then coalesce(a.amount_approved, 0) else 0 end) as amount_approved
        from applications a
        where a.submitted_at >= remainder.since and a.submitted_at < remainder.before and ${matching(db, scope)}
          and a.country_code is not null
        group by 1, 2, 3) a, ${targetBuckets(db)}
    ) counted join funds f on f.id = counted.fund_id
    where counted.country_code <> '?' ${fundType ? db`and f.fund_type = ${fundType}` : db``}
      ${fundId ? db`and f.id = ${fundId}` : db``}
    group by 1, 2, 3 having sum(n) <> 0`;
};

const name = (db: Db, { language }: Scope) => db`coalesce(c.names ->> ${language}, c.name, k.country_code)`;

/** The countries with the most applications of the period. */
export const popularCountries = (db: Db, scope: Scope): Promise<PopularCountry[]> =>
  db<PopularCountry[]>`
    select k.country_code, ${name(db, scope)} as country_name,
      coalesce(sum(n) filter (where fund_type = 'BASE_FUND'), 0)::int as base_fund,
      coalesce(sum(n) filter (where fund_type = 'CREDIT_FUND'), 0)::int as credit_fund, sum(n)::int as total
    from (${perCountry(db, scope)}) k left join countries c on c.code = k.country_code
    group by 1, 2 order by total desc, 2
    limit ${scope.filters.top ?? 5}`;

/** How many applications of each country were approved. */
const approvalsByCountry = async (db: Db, scope: Scope): Promise<ReadonlyMap<string, number>> => {
  const approved = { ...scope, filters: { ...scope.filters, status: 'APPROVED' as const } };
  const rows = await db<{ countryCode: string; n: number }[]>`
    select k.country_code, sum(n)::int as n from (${perCountry(db, approved)}) k group by 1`;
  return new Map(rows.map(({ countryCode, n }) => [countryCode, n]));
};

/** Counts and amounts of every country with an application in the period; one amount per currency. */
export const countriesFundCounts = async (db: Db, scope: Scope): Promise<CountryFundCounts[]> => {
  const rows = await db<CountryFundCounts[]>`
    with per_currency as (
      select k.country_code, k.currency, sum(n) filter (where fund_type = 'BASE_FUND') as base_fund,
        sum(n) filter (where fund_type = 'CREDIT_FUND') as credit_fund, sum(approved)::numeric(20, 2) as approved,
        sum(requested)::numeric(20, 2) as requested
      from (${perCountry(db, scope)}) k group by 1, 2
    )
    select k.country_code, ${name(db, scope)} as country_name, coalesce(sum(base_fund), 0)::int as base_fund,
      coalesce(sum(credit_fund), 0)::int as credit_fund,
      jsonb_agg(jsonb_build_object('amount', approved::text, 'currency', k.currency) order by k.currency) as approved,
      jsonb_agg(jsonb_build_object('amount', requested::text, 'currency', k.currency) order by k.currency) as requested
    from per_currency k left join countries c on c.code = k.country_code
    group by 1, 2 order by coalesce(sum(base_fund), 0) + coalesce(sum(credit_fund), 0) desc, 2`;
  if (!scope.isReviewer) return rows;
  const counts = await approvalsByCountry(db, scope);
  return rows.map((row) => {
    if (row.baseFund + row.creditFund < FEW) return { ...row, approved: null, requested: null };
    const approvals = counts.get(row.countryCode) ?? 0;
    return approvals > 0 && approvals < FEW ? { ...row, approved: null } : row;
  });
};
