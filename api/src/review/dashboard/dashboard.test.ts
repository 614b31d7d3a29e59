import type { Call } from '@portal/contracts';
import {
  approvedApplicationStats,
  countriesFundCounts,
  type DashboardFilters,
  fundsStat,
  popularCountry,
  rejectedApplicationStats,
  totalFBU,
} from '@portal/contracts/review/dashboard';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let manager: TestClient;
let fundId: string;
let creditId: string;

/** Applications by hand, so that each number below can be counted on fingers. */
beforeAll(async () => {
  manager = await portal.as('manager');
  fundId = await portal.make.fund();
  creditId = await portal.make.fund({ fundType: 'CREDIT_FUND' });
  const { id: enteredBy } = await portal.make.user();
  const rows = [
    // id, fund, status, country, sector, requested, approved, submitted, decided
    [
      'a1',
      fundId,
      'APPROVED',
      'KE',
      'ENERGY',
      '1000.10',
      '900.05',
      '2025-01-31T22:30:00Z',
      '2025-02-10T00:00:00Z',
    ],
    [
      'a2',
      fundId,
      'APPROVED',
      'KE',
      'ENERGY',
      '2000',
      '1000.00',
      '2025-02-03T00:00:00Z',
      '2025-02-23T00:00:00Z',
    ],
    ['a3', fundId, 'REJECTED', 'GH', 'OTHER', '3000', null, '2025-02-04T00:00:00Z', '2025-03-06T00:00:00Z'],
    ['a4', creditId, 'SUBMITTED', 'KE', 'ENERGY', '4000', null, '2025-03-01T00:00:00Z', null],
    ['a5', creditId, 'RECOMMENDED', 'GH', 'OTHER', '5000', null, '2025-03-02T00:00:00Z', null],
    ['a6', fundId, 'REJECTED', 'GH', 'OTHER', '100', null, '2024-11-15T00:00:00Z', '2024-12-15T00:00:00Z'],
  ] as const;
  for (const [id, fund, status, countryCode, sector, requested, approved, submittedAt, decidedAt] of rows)
    await portal.db`insert into applications (id, fund_id, fund_type, status, language, applicant_key, entered_by,
        currency, application_number, country_code, sector, amount_requested, amount_approved, submitted_at, decided_at)
      values (${id}, ${fund}, ${fund === fundId ? 'BASE_FUND' : 'CREDIT_FUND'}, ${status}, 'en', ${`email:${id}`},
        ${enteredBy}, 'USD', ${`N-${id}`}, ${countryCode}, ${sector}, ${requested}, ${approved}, ${submittedAt}, ${decidedAt})`;
});

const period = { from: '2025-01-01', to: '2025-03-31' } satisfies DashboardFilters;
const usd = (amount: string) => [{ amount, currency: 'USD' }];

test('countries with the most applications', async () => {
  const reply = await manager.call(popularCountry, { query: period });
  expect(reply.body.data).toEqual([
    { countryCode: 'KE', countryName: 'Kenya', baseFund: 2, creditFund: 1, total: 3 },
    { countryCode: 'GH', countryName: 'Ghana', baseFund: 1, creditFund: 1, total: 2 },
  ]);
  const one = await manager.call(popularCountry, { query: { ...period, top: 1 } });
  expect(one.body.data.map((country) => country.countryCode)).toEqual(['KE']);
  const arabic = await manager.call(popularCountry, {
    query: { ...period, top: 1 },
    headers: { 'accept-language': 'ar' },
  });
  expect(arabic.body.data[0]?.countryName).toBe('كينيا');
});

test('counts and amounts of every country', async () => {
  const reply = await manager.call(countriesFundCounts, { query: period });
  expect(reply.body.data).toEqual([
    {
      countryCode: 'KE',
      countryName: 'Kenya',
      baseFund: 2,
      creditFund: 1,
      approved: usd('1900.05'),
      requested: usd('7000.10'),
    },
    {
      countryCode: 'GH',
      countryName: 'Ghana',
      baseFund: 1,
      creditFund: 1,
      approved: usd('0.00'),
      requested: usd('8000.00'),
    },
  ]);
});

test('a reviewer reads no amounts of a country with fewer than three applications, or approvals', async () => {
  const reviewer = await portal.as('reviewer');
  const { data } = (await reviewer.call(countriesFundCounts, { query: period })).body;
  expect(
    data.map(({ countryCode, approved, requested }) => [countryCode, approved !== null, requested !== null]),
  ).toEqual([
    ['KE', false, true],
    ['GH', false, false],
  ]);
  expect((await reviewer.call(approvedApplicationStats, { query: period })).body.data.amounts).toBeNull();
});

test('approved by the day of the decision, with empty months and the months before', async () => {
  const { data } = (await manager.call(approvedApplicationStats, { query: period })).body;
  expect(data).toEqual({
    total: 2,
    previous: 0,
    comparedToPrevious: null,
    amounts: usd('1900.05'),
    series: [
      { period: '2025-01', count: 0, baseFund: 0, creditFund: 0 },
      { period: '2025-02', count: 2, baseFund: 2, creditFund: 0 },
      { period: '2025-03', count: 0, baseFund: 0, creditFund: 0 },
    ],
  });
});

test('not approved, compared with the months before', async () => {
  const { data } = (await manager.call(rejectedApplicationStats, { query: period })).body;
  expect(data).toMatchObject({ total: 1, previous: 1, comparedToPrevious: 0, amounts: usd('3000.00') });
});

test('funds, applications received and days to a decision', async () => {
  const { data } = (await manager.call(fundsStat, { query: period })).body;
  expect(data.received).toEqual({ total: 5, previous: 1, comparedToPrevious: 400 });
  expect(data.series).toEqual([
    { period: '2025-01', baseFund: 1, creditFund: 0 },
    { period: '2025-02', baseFund: 2, creditFund: 0 },
    { period: '2025-03', baseFund: 0, creditFund: 2 },
  ]);
  expect(data.daysToDecision).toMatchObject({ median: 20, previousMedian: 30 });
  expect(data.waiting).toMatchObject({
    toDecide: { count: 1 },
    withoutReviewer: { count: 1 },
    overdueReturns: { count: 0 },
  });
  expect(data.funds.find((fund) => fund.fundId === fundId)).toMatchObject({
    balance: { amount: '50000000.00' },
    paidOut: { amount: '0.00' },
    received: 3,
  });
});

test("the caller's time zone decides the month", async () => {
  const headers = { 'timezone-val': 'Africa/Nairobi' };
  const { data } = (await manager.call(fundsStat, { query: period, headers })).body;
  expect(data.series.map((point) => point.baseFund)).toEqual([0, 3, 0]);
});

describe('filters', () => {
  test.each<[DashboardFilters, number]>([
    [{ fundType: 'CREDIT_FUND' }, 2],
    [{ countryCode: 'GH' }, 2],
    [{ sector: 'ENERGY' }, 3],
    [{ status: 'RECOMMENDED' }, 1],
    [{ granularity: 'YEAR' }, 5],
    [{ granularity: 'DAY', from: '2025-02-03', to: '2025-02-04' }, 2],
  ])('%j: %i received', async (filters, total) => {
    const { data } = (await manager.call(fundsStat, { query: { ...period, ...filters } })).body;
    expect(data.received.total).toBe(total);
    expect(data.series.reduce((sum, point) => sum + point.baseFund + point.creditFund, 0)).toBe(total);
  });

  test('of one fund', async () => {
    const { data } = (await manager.call(fundsStat, { query: { ...period, fundId: creditId } })).body;
    expect(data.funds.map((fund) => fund.fundId)).toEqual([creditId]);
    expect(data.received.total).toBe(2);
  });

  test.each([
    [{ from: '2025-02-01', to: '2025-01-01' }, 'to'],
    [{ from: '2024-01-01', to: '2025-01-01', granularity: 'DAY' }, 'to'],
    [{ granularity: 'WEEK' }, 'granularity'],
    [{ countryCode: 'Kenya' }, 'countryCode'],
    [{ top: '0' }, 'top'],
  ])('%j is refused by field', async (query, field) => {
    expect(await manager.raw(fundsStat, { query })).toRefuseFields(field);
  });

  test('without dates: the last twelve months', async () => {
    const { data } = (await manager.call(totalFBU, { query: {} })).body;
    expect(data.series).toHaveLength(12);
    expect(data.total).toBeGreaterThanOrEqual(data.inPeriod);
  });
});

const everyCall: readonly Call[] = [
  popularCountry,
  totalFBU,
  fundsStat,
  approvedApplicationStats,
  rejectedApplicationStats,
  countriesFundCounts,
];

test.each(everyCall)('$id is for staff', async (call) => {
  expect(await (await portal.as('beneficiary')).raw(call, {})).toBeProblem('forbidden');
  expect(await portal.visitor.raw(call, {})).toBeProblem('unauthorized');
  expect((await (await portal.as('admin')).raw(call, {})).status).toBe(200);
});
