import { listFundApplications, type QueueFilters } from '@portal/contracts/review/queue';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { manyApplications } from '../../test/support/make-many-applications.ts';
import { testPortal } from '../../test/support/portal.ts';
import { allowStatements, transaction } from '../kernel/database/db.ts';

const portal = testPortal();
let manager: TestClient;
let fundId: string;

beforeAll(async () => {
  manager = await portal.as('manager');
  fundId = await portal.make.fund();
  const { id: enteredBy } = await portal.make.user();
  const facts = { fundId, fundType: 'BASE_FUND', enteredBy };
  await manyApplications(portal.db, { ...facts, prefix: 'app_amount', count: 500 });
  // Edges: the last cent below a power of ten, that power, and what has no whole digit.
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

test('a total between amounts is what there is', async () => {
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

test('a total between amounts is exact up to ten thousand, and says when there are more', async () => {
  const { id: enteredBy } = await portal.make.user();
  const facts = { prefix: 'app_amount', fundId, fundType: 'BASE_FUND', enteredBy, first: 501, count: 10_000 };
  // Without triggers, which would count each of them for other lists.
  await transaction(portal.db, async (tx) => {
    await allowStatements(tx, 60);
    await tx`set local session_replication_role = replica`;
    await manyApplications(tx, facts);
  });
  const query: QueueFilters = { amountMin: '0', pageSize: 10 };
  expect(await countedIn(query)).toBeGreaterThan(10_000);
  expect((await list(query)()).body).toMatchObject({ total: 10_000, totalIsCapped: true });
  const few: QueueFilters = { amountMin: '0', amountMax: '20000', pageSize: 10 };
  const { total, totalIsCapped } = (await list(few)()).body;
  expect([total, totalIsCapped]).toEqual([await countedIn(few), undefined]);
});
