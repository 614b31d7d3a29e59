import { listFundApplications, type QueueFilters } from '@portal/contracts/review/calls';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { manyApplications } from '../support/make/many-applications.ts';
import { touchedBy } from '../support/plans.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();
const tables = ['applications', 'amount_counts'];
let manager: TestClient;
let fundId: string;

beforeAll(async () => {
  manager = await portal.as('manager');
  fundId = await portal.make.fund();
  const { id: enteredBy } = await portal.make.user();
  const facts = { fundId, fundType: 'BASE_FUND', enteredBy };
  await manyApplications(portal.db, { ...facts, prefix: 'app_amount', count: 500 });
  // Where steps meet: the last cent below a power of ten, that power, and what has no whole digit.
  await portal.db`
    update applications a set amount_requested = edge.amount
    from unnest('{0.01,0.99,1,9.99,10,99.99,100,999.99,1000,9999999.99,10000000,999999999999999.99}'::numeric[]) with ordinality edge(amount, n)
    where a.id = 'app_amount' || edge.n`;
});

const list = (query: QueueFilters) => () => manager.call(listFundApplications, { params: { fundId }, query });

const countedIn = async ({ amountMin, amountMax, status }: QueueFilters): Promise<number> => {
  const [row] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from applications where fund_id = ${fundId} and amount_requested is not null
      and amount_requested >= ${amountMin ?? '0'} and amount_requested <= ${amountMax ?? 'Infinity'}
      ${status ? portal.db`and status = any(${status})` : portal.db``}`;
  return row?.n ?? -1;
};

const amount = fc.oneof(
  fc.constantFrom(
    '0',
    '0.01',
    '0.99',
    '1',
    '9.99',
    '10.00',
    '999.99',
    '1000',
    '9999999.99',
    '999999999999999.99',
  ),
  fc.integer({ min: 0, max: 5_200_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.integer({ min: 0, max: 52 }).map((thousands) => String(thousands * 1000)),
);

test('a total between amounts is what there is', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          amountMin: amount,
          amountMax: amount,
          status: fc.constantFrom<NonNullable<QueueFilters['status']>>(
            ['APPROVED'],
            ['SUBMITTED', 'REJECTED'],
          ),
        },
        { requiredKeys: [] },
      ),
      async (query) => {
        const { total, totalIsCapped } = (await list(query)()).body;
        expect(totalIsCapped).toBeUndefined();
        const isAmount = query.amountMin !== undefined || query.amountMax !== undefined;
        if (isAmount) expect(total, JSON.stringify(query)).toBe(await countedIn(query));
      },
    ),
    { numRuns: 80 },
  );
});

test('an amount that many ask for is not counted row by row', async () => {
  const first = 501;
  const { id: enteredBy } = await portal.make.user();
  const facts = { prefix: 'app_amount', fundId, fundType: 'BASE_FUND', enteredBy, first, count: 1200 };
  await manyApplications(portal.db, facts);
  await portal.db.unsafe('vacuum (analyze) applications, amount_counts');
  for (const query of [{ amountMin: '10000' }, { amountMin: '1234.56', amountMax: '45678.9' }]) {
    const { total } = (await list({ ...query, pageSize: 10 })()).body;
    expect(total).toBeGreaterThan(1000);
    const { rows, scanned, indexes } = await touchedBy(portal, tables, list({ ...query, pageSize: 10 }));
    expect(rows, JSON.stringify(query)).toBeLessThan(200);
    expect([...scanned]).toEqual([]);
    // Taken for rare, it would be collected by amount and sorted.
    expect([...indexes]).toContain('applications_queue_by_fund');
  }
});
