import type { GraphPoint } from '@portal/contracts/funds/schemas';
import type { Db } from '../database/db.ts';

const shapes = {
  year: { format: 'YYYY', step: '1 year' },
  month: { format: 'YYYY-MM', step: '1 month' },
  day: { format: 'YYYY-MM-DD', step: '1 day' },
} as const;
export type GraphUnit = keyof typeof shapes;

/**
 * Money in and out, closing balance and applications per period, from the period of `from` to that of
 * `to` (days), in the time zone; periods without anything are there with zeros.
 */
export const graphPoints = (
  db: Db,
  fundId: string,
  unit: GraphUnit,
  range: { from: string; to: string },
  timeZone: string,
): Promise<GraphPoint[]> => {
  const { format, step } = shapes[unit];
  return db<GraphPoint[]>`
    with span as (
      select date_trunc(${unit}, ${range.from}::date::timestamp) as first, date_trunc(${unit}, ${range.to}::date::timestamp) as last
    ), bounds as (
      select first at time zone ${timeZone} as since, (last + ${step}::interval) at time zone ${timeZone} as before from span
    ), periods as (
      select generate_series(first, last, ${step}::interval) as period from span
    ), money as (
      select date_trunc(${unit}, created_at at time zone ${timeZone}) as period,
        sum(amount) filter (where amount > 0) as paid_in, sum(-amount) filter (where amount < 0) as paid_out, sum(amount) as net
      from fund_history, bounds
      where fund_id = ${fundId} and process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT')
        and created_at >= since and created_at < before
      group by 1
    ), sent as (
      select date_trunc(${unit}, submitted_at at time zone ${timeZone}) as period, count(*) as n
      from applications, bounds where fund_id = ${fundId} and submitted_at >= since and submitted_at < before group by 1
    ), decided as (
      select date_trunc(${unit}, decided_at at time zone ${timeZone}) as period,
        count(*) filter (where status = 'APPROVED') as approved, count(*) filter (where status = 'REJECTED') as rejected
      from applications, bounds
      where fund_id = ${fundId} and status in ('APPROVED', 'REJECTED') and decided_at >= since and decided_at < before
      group by 1
    ), opening as (
      select coalesce(sum(amount), 0) as balance from fund_history, bounds
      where fund_id = ${fundId} and process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT') and created_at < since
    )
    select to_char(periods.period, ${format}) as period,
      coalesce(paid_in, 0)::numeric(20, 2) as "in", coalesce(paid_out, 0)::numeric(20, 2) as "out",
      (opening.balance + sum(coalesce(net, 0)) over (order by periods.period))::numeric(20, 2) as closing_balance,
      coalesce(sent.n, 0)::int as submitted, coalesce(approved, 0)::int as approved, coalesce(rejected, 0)::int as rejected
    from periods cross join opening
    left join money using (period) left join sent using (period) left join decided using (period)
    order by periods.period`;
};
