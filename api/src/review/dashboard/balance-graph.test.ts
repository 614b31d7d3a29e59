import { getGraphDataDay, getGraphDataMonth, getGraphDataYear } from '@portal/contracts/funds/balance';
import { beforeAll, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { addHistoryRow } from '../../funds/index.ts';
import { transaction } from '../../kernel/database/db.ts';

const portal = testPortal();
let fundId: string;

beforeAll(async () => {
  fundId = await portal.make.fund({ balance: '0' });
  const rows = [
    ['CONTRIBUTION', '1000.00', '2024-12-31T23:30:00Z'],
    ['CONTRIBUTION', '500.50', '2025-01-15T12:00:00Z'],
    ['DISBURSEMENT', '-200.25', '2025-03-01T00:30:00Z'],
  ] as const;
  for (const [process, amount, createdAt] of rows)
    await transaction(portal.db, (tx) =>
      addHistoryRow(tx, { fundId, process, amount, createdAt, createdBy: null }),
    );
});

test('months without anything are there with zeros, and the balance runs on', async () => {
  const manager = await portal.as('manager');
  const reply = await manager.call(getGraphDataMonth, {
    params: { id: fundId },
    query: { fromDate: '2025-01-10', toDate: '2025-03-02' },
  });
  const nothing = { submitted: 0, approved: 0, rejected: 0 };
  expect(reply.body.data).toEqual([
    { period: '2025-01', in: '500.50', out: '0.00', closingBalance: '1500.50', ...nothing },
    { period: '2025-02', in: '0.00', out: '0.00', closingBalance: '1500.50', ...nothing },
    { period: '2025-03', in: '0.00', out: '200.25', closingBalance: '1300.25', ...nothing },
  ]);
});

test("the caller's time zone decides the day", async () => {
  const manager = await portal.as('manager');
  const outOn = async (zone: string) => {
    const reply = await manager.call(getGraphDataDay, {
      params: { id: fundId },
      query: { fromDate: '2025-02-28', toDate: '2025-03-01' },
      headers: { 'timezone-val': zone },
    });
    return reply.body.data.map((point) => [point.period, point.out]);
  };
  for (const east of ['Africa/Nairobi', '+03:00'])
    expect(await outOn(east)).toEqual([
      ['2025-02-28', '0.00'],
      ['2025-03-01', '200.25'],
    ]);
  for (const west of ['America/New_York', '-05:00'])
    expect(await outOn(west)).toEqual([
      ['2025-02-28', '200.25'],
      ['2025-03-01', '0.00'],
    ]);
});

test('years', async () => {
  const manager = await portal.as('manager');
  const inYears = async (zone: string) => {
    const query = { fromYear: 2024, toYear: 2025 };
    const headers = { 'timezone-val': zone };
    const reply = await manager.call(getGraphDataYear, { params: { id: fundId }, query, headers });
    return reply.body.data.map((point) => [point.period, point.in]);
  };
  expect(await inYears('UTC')).toEqual([
    ['2024', '1000.00'],
    ['2025', '500.50'],
  ]);
  expect(await inYears('Africa/Kigali')).toEqual([
    ['2024', '0.00'],
    ['2025', '1500.50'],
  ]);
});

test.each([
  [{ fromDate: '2025-02-01', toDate: '2025-01-01' }, 'toDate'],
  [{ fromDate: '2025-01-01', toDate: '2026-01-02' }, 'toDate'],
  [{ fromDate: '2025-02-30', toDate: '2025-03-01' }, 'fromDate'],
])('days %j are refused', async (query, field) => {
  const manager = await portal.as('manager');
  expect(await manager.call(getGraphDataDay, { params: { id: fundId }, query })).toRefuseFields(field);
});

test('366 days are allowed; an unknown fund and a beneficiary are not', async () => {
  const query = { fromDate: '2024-01-01', toDate: '2024-12-31' };
  const reply = await (await portal.as('reviewer')).call(getGraphDataDay, { params: { id: fundId }, query });
  expect(reply.body.data).toHaveLength(366);
  const manager = await portal.as('manager');
  expect(await manager.call(getGraphDataDay, { params: { id: 'fund_none' }, query })).toBeProblem(
    'not_found',
  );
  const beneficiary = await portal.as('beneficiary');
  expect(await beneficiary.call(getGraphDataDay, { params: { id: fundId }, query })).toBeProblem('forbidden');
});
