import { getGraphDataDay, getGraphDataMonth } from '@portal/contracts/funds/balance';
import {
  approvedApplicationStats,
  countriesFundCounts,
  type DashboardFilters,
  fundsStat,
  popularCountry,
  totalFBU,
} from '@portal/contracts/review/dashboard';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { manyApplications } from '../../../test/support/make-many-applications.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let manager: TestClient;
let fundId: string;

beforeAll(async () => {
  manager = await portal.as('manager');
  fundId = await portal.make.fund();
  const creditId = await portal.make.fund({ fundType: 'CREDIT_FUND' });
  const { id: enteredBy } = await portal.make.user();
  for (const fund of [fundId, creditId])
    await manyApplications(portal.db, {
      prefix: `${fund}x`,
      fundId: fund,
      fundType: fund === fundId ? 'BASE_FUND' : 'CREDIT_FUND',
      enteredBy,
      count: 800,
    });
});

/** The plain way: every row, with the caller's days. */
const matching = ({ fundType, countryCode, sector, status }: DashboardFilters) => portal.db`
  a.submitted_at is not null
  ${fundType ? portal.db`and a.fund_type = ${fundType}` : portal.db``}
  ${countryCode ? portal.db`and a.country_code = ${countryCode}` : portal.db``}
  ${sector ? portal.db`and a.sector = ${sector}` : portal.db``}
  ${status ? portal.db`and a.status = ${status}` : portal.db``}`;

const formats = { DAY: 'YYYY-MM-DD', MONTH: 'YYYY-MM', YEAR: 'YYYY' } as const;

const zones = [
  'UTC',
  'Africa/Nairobi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'Pacific/Kiritimati',
];
const dayIn = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

const question = fc.record({
  filters: fc.record(
    {
      fundType: fc.constantFrom('BASE_FUND' as const, 'CREDIT_FUND' as const),
      countryCode: fc.constantFrom('KE', 'TN'),
      sector: fc.constantFrom('ENERGY' as const, 'OTHER' as const),
      status: fc.constantFrom('APPROVED' as const, 'SUBMITTED' as const),
    },
    { requiredKeys: [] },
  ),
  granularity: fc.constantFrom('DAY' as const, 'MONTH' as const, 'YEAR' as const),
  from: dayIn('2024-02-01', '2025-06-30'),
  days: fc.integer({ min: 0, max: 365 }),
  zone: fc.constantFrom(...zones),
});

const lastDay = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

const within = (
  column: 'submitted_at' | 'decided_at' | 'created_at',
  from: string,
  to: string,
  zone: string,
) => portal.db`
  ${portal.db(column)} >= ${from}::date::timestamp at time zone ${zone}
    and ${portal.db(column)} < (${to}::date + 1)::timestamp at time zone ${zone}`;

test('figures are those of the rows, for all filters, days and time zones', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ filters, granularity, from, days, zone }) => {
      const to = lastDay(from, days);
      const query = { ...filters, granularity, from, to };
      const headers = { 'timezone-val': zone };
      const inPeriod = within('submitted_at', from, to, zone);
      const format = formats[granularity];

      const [stat, approved, countries] = await Promise.all([
        manager.call(fundsStat, { query, headers }),
        manager.call(approvedApplicationStats, { query, headers }),
        manager.call(countriesFundCounts, { query, headers }),
      ]);
      const received = await portal.db<{ period: string; baseFund: number; creditFund: number }[]>`
        select to_char(submitted_at at time zone ${zone}, ${format}) as period,
          count(*) filter (where fund_type = 'BASE_FUND')::int as base_fund,
          count(*) filter (where fund_type = 'CREDIT_FUND')::int as credit_fund
        from applications a where ${matching(filters)} and ${inPeriod} group by 1 order by 1`;
      const shown = stat.body.data.series.filter((point) => point.baseFund + point.creditFund > 0);
      expect(shown).toEqual([...received]);
      expect(stat.body.data.received.total).toBe(
        received.reduce((sum, point) => sum + point.baseFund + point.creditFund, 0),
      );

      const [medians] = await portal.db<{ median: number | null; previous: number }[]>`
        select (select percentile_cont(0.5) within group (order by days_between(submitted_at, decided_at))
            from applications a where ${matching(filters)} and status in ('APPROVED', 'REJECTED')
              and ${within('decided_at', from, to, zone)}) as median,
          (select count(*)::int from applications a where ${matching(filters)}
            and ${within('submitted_at', lastDay(from, -days - 1), lastDay(from, -1), zone)}) as previous`;
      expect(stat.body.data.daysToDecision.median).toBe(medians?.median ?? null);
      expect(stat.body.data.received.previous).toBe(medians?.previous);

      const [overdue] = await portal.db<{ count: number; oldestAt: string | null }[]>`
        select count(*)::int as count, min(updated_at) as oldest_at from applications a
        where ${matching(filters)} and status = 'RETURNED' and due_at < now()`;
      expect(stat.body.data.waiting.overdueReturns).toEqual(overdue);

      const decided = await portal.db<{ period: string; count: number }[]>`
        select to_char(decided_at at time zone ${zone}, ${format}) as period, count(*)::int as count
        from applications a where ${matching(filters)} and status = 'APPROVED' and ${within('decided_at', from, to, zone)}
        group by 1 order by 1`;
      expect(
        approved.body.data.series
          .filter((point) => point.count > 0)
          .map(({ period, count }) => ({ period, count })),
      ).toEqual([...decided]);

      const amounts = await portal.db<
        { countryCode: string; requested: { amount: string; currency: string }[] }[]
      >`
        select country_code, jsonb_agg(jsonb_build_object('amount', amount::text, 'currency', currency) order by currency) as requested
        from (select country_code, currency, coalesce(sum(amount_requested), 0)::numeric(20, 2) as amount
          from applications a where ${matching(filters)} and country_code is not null and ${inPeriod} group by 1, 2) sums
        group by 1 order by 1`;
      expect(
        countries.body.data
          .map(({ countryCode, requested }) => ({ countryCode, requested }))
          .toSorted((a, b) => a.countryCode.localeCompare(b.countryCode)),
      ).toEqual([...amounts]);
    }),
    { numRuns: 25 },
  );
});

test('what was due a moment ago is overdue, what is due in an hour is not', async () => {
  const overdue = async () => {
    const { waiting } = (await manager.call(fundsStat, { query: { countryCode: 'KE' } })).body.data;
    return waiting.overdueReturns.count;
  };
  const [one] = await portal.db<{ id: string }[]>`
    select id from applications where status = 'RETURNED' and submitted_at is not null and country_code = 'KE' limit 1`;
  const isDue = (when: string) =>
    portal.db`update applications set due_at = now() + ${when}::interval where id = ${one?.id ?? ''}`;
  await isDue('1 hour');
  const others = await overdue();
  await isDue('-1 second');
  expect(await overdue()).toBe(others + 1);
  await isDue('-3 days');
  expect(await overdue()).toBe(others + 1);
});

test('medians asked for before follow every change of their days', async () => {
  const zone = 'Asia/Kolkata';
  const query = { granularity: 'DAY', from: '2024-06-01', to: '2024-08-31' } as const;
  const shown = async () => {
    const { daysToDecision } = (await manager.call(fundsStat, { query, headers: { 'timezone-val': zone } }))
      .body.data;
    const series = daysToDecision.series.filter(({ median }) => median !== null);
    return { median: daysToDecision.median, series };
  };
  const isDecided = portal.db`submitted_at is not null and status in ('APPROVED', 'REJECTED')
    and ${within('decided_at', query.from, query.to, zone)}`;
  const ofRows = async () => {
    const median = portal.db`percentile_cont(0.5) within group (order by days_between(submitted_at, decided_at)) as median`;
    const [whole] = await portal.db<
      { median: number }[]
    >`select ${median} from applications where ${isDecided}`;
    const series = await portal.db<{ period: string; median: number }[]>`
      select to_char(decided_at at time zone ${zone}, 'YYYY-MM-DD') as period, ${median}
      from applications where ${isDecided} group by 1 order by 1`;
    return { median: whole?.median ?? null, series: [...series] };
  };
  const some = portal.db`id in (select id from applications where ${isDecided} order by md5(id) limit 20)`;
  const changes = [
    portal.db`update applications set decided_at = date_trunc('day', decided_at) + interval '19 hours' where ${some}`,
    portal.db`update applications set submitted_at = submitted_at - interval '9 days' where ${some}`,
    portal.db`update applications set status = 'UNDER_REVIEW', decided_at = null where ${some}`,
    portal.db`delete from applications where ${some}`,
    portal.db`select rebuild_summaries()`,
  ];
  expect(await shown()).toEqual(await ofRows());
  for (const change of changes) {
    await change;
    expect(await shown()).toEqual(await ofRows());
  }
});

test('the countries with most are the first of all countries', async () => {
  const query = { from: '2024-01-01', to: '2026-06-30' };
  const all = (await manager.call(countriesFundCounts, { query })).body.data;
  const most = (await manager.call(popularCountry, { query: { ...query, top: 3 } })).body.data;
  expect(
    most.map(({ countryCode, baseFund, creditFund }) => ({ countryCode, baseFund, creditFund })),
  ).toEqual(
    all.slice(0, 3).map(({ countryCode, baseFund, creditFund }) => ({ countryCode, baseFund, creditFund })),
  );
});

test.each(zones)("a fund's graph counts the rows of its days in %s", async (zone) => {
  const headers = { 'timezone-val': zone };
  for (const [call, format] of [
    [getGraphDataDay, 'YYYY-MM-DD'],
    [getGraphDataMonth, 'YYYY-MM'],
  ] as const) {
    const query = { fromDate: '2024-11-01', toDate: '2025-10-31' };
    const graph = (await manager.call(call, { params: { id: fundId }, query, headers })).body.data;
    const rows = await portal.db<{ period: string; submitted: number; approved: number; rejected: number }[]>`
      select period, count(*) filter (where kind = 'SUBMITTED')::int as submitted,
        count(*) filter (where kind = 'APPROVED')::int as approved, count(*) filter (where kind = 'REJECTED')::int as rejected
      from (
        select to_char(submitted_at at time zone ${zone}, ${format}) as period, 'SUBMITTED' as kind from applications
        where fund_id = ${fundId} and ${within('submitted_at', query.fromDate, query.toDate, zone)}
        union all
        select to_char(decided_at at time zone ${zone}, ${format}), status from applications
        where fund_id = ${fundId} and status in ('APPROVED', 'REJECTED')
          and ${within('decided_at', query.fromDate, query.toDate, zone)}) events
      group by 1 order by 1`;
    const shown = graph
      .filter((point) => point.submitted + point.approved + point.rejected > 0)
      .map(({ period, submitted, approved, rejected }) => ({ period, submitted, approved, rejected }));
    expect(shown).toEqual([...rows]);
  }
});

test.each([
  { from: '0001-01-01', to: '0002-01-01' },
  { from: '9999-01-01', to: '9999-12-31' },
])('the ends of the calendar are answered: %j', async (query) => {
  expect((await manager.raw(fundsStat, { query })).status).toBe(200);
  expect((await manager.raw(totalFBU, { query, headers: { 'timezone-val': 'Asia/Kolkata' } })).status).toBe(
    200,
  );
});
