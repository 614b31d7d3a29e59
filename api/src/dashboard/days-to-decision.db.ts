import type { FundsStat } from '@portal/contracts/dashboard/schemas';
import type { Db } from '../database/db.ts';
import { cellsFrom, restsFrom } from '../periods/spans.db.ts';
import { bucketName, spansOf, wholeRests } from '../periods/spans.ts';
import { matching } from './counts.db.ts';
import type { Scope } from './scope.ts';
import { bucketsIn, PREVIOUS, withPrevious } from './series.ts';

/** The bucket that stands for the whole period. */
const WHOLE = -2;

/** Whether months are kept under these filters; otherwise decisions are read one by one. */
const knowsMonths = ({ filters }: Scope): boolean => !(filters.sector && filters.countryCode);

/**
 * The median of days from sending to a decision, both rounded to whole days, for decisions of the
 * period, of each of its steps and of the period before.
 */
export const daysToDecision = async (db: Db, scope: Scope): Promise<FundsStat['daysToDecision']> => {
  const { filters, timeZone } = scope;
  const spans = knowsMonths(scope) ? spansOf(withPrevious(scope), false) : wholeRests(withPrevious(scope));
  const events = filters.status ? [filters.status] : ['APPROVED', 'REJECTED'];
  const rows = await db<{ bucket: number; median: number }[]>`
    with counted as (
      select bucket, days, sum(n) as n from (
        select cell.bucket, p.days, cell.sign * p.n as n
        from ${cellsFrom(db, spans)} cross join unnest(${events}::text[]) wanted(event), lateral (
          select p.days, p.n from decision_days p join funds f on f.id = p.fund_id
          where p.event = wanted.event and p.at = cell.at and p.sector = ${filters.sector ?? ''}
            and p.country_code = ${filters.countryCode ?? ''}
            ${filters.fundType ? db`and f.fund_type = ${filters.fundType}` : db``}
            ${filters.fundId ? db`and f.id = ${filters.fundId}` : db``} offset 0) p
        union all
        select rest.bucket, a.days, rest.sign
        from ${restsFrom(db, spans, timeZone)} rest cross join unnest(${events}::text[]) wanted(event), lateral (
          select days_between(a.submitted_at, a.decided_at) as days from applications a
          where a.status in ('APPROVED', 'REJECTED') and a.status = wanted.event and a.decided_at is not null
            and a.decided_at >= rest.since and a.decided_at < rest.before and ${matching(db, scope)}
            ${filters.fundType ? db`and a.fund_id in (select id from funds where fund_type = ${filters.fundType})` : db``}
          offset 0) a
      ) both_sides group by 1, 2 having sum(n) <> 0
    ), placed as (
      select bucket, days, sum(n) over upwards as upto, sum(n) over (partition by bucket) as many
      from (
        select bucket, days, n from counted
        union all
        select ${WHOLE}::int, days, sum(n) from counted where bucket <> ${PREVIOUS}::int group by days
      ) everything
      window upwards as (partition by bucket order by days)
    )
    select bucket, ((min(days) filter (where upto >= ceil(many / 2.0))
      + min(days) filter (where upto >= floor(many / 2.0) + 1)) / 2.0)::float8 as median
    from placed group by bucket`;
  const medians = new Map(rows.map(({ bucket, median }) => [bucket, median]));
  return {
    median: medians.get(WHOLE) ?? null,
    previousMedian: medians.get(PREVIOUS) ?? null,
    series: bucketsIn(scope).map(({ bucket, from }) => ({
      period: bucketName(from, scope.period.unit),
      median: medians.get(bucket) ?? null,
    })),
  };
};
