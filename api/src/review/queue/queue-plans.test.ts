import { getGraphDataMonth } from '@portal/contracts/funds/balance';
import { fundsStat, popularCountry, totalFBU } from '@portal/contracts/review/dashboard';
import { listFundApplications, type QueueFilters } from '@portal/contracts/review/queue';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { manyApplications } from '../../../test/support/make-many-applications.ts';
import { touchedBy } from '../../../test/support/plans.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
const FEW = 600;
const MANY = 6000;
const tables = ['applications', 'users', 'fund_history', 'period_counts', 'decision_days', 'decision_marks'];

let manager: TestClient;
let fundId: string;
let enteredBy: string;

const grow = async (first: number, count: number) => {
  await manyApplications(portal.db, {
    prefix: 'app_plan',
    fundId,
    fundType: 'BASE_FUND',
    enteredBy,
    first,
    count,
  });
  await portal.db`update applications set mean_score = 3.5, score_spread = 1, review_due_at = submitted_at
    where fund_id = ${fundId} and mean_score is null and right(id, 1) in ('1', '2', '3')`;
  await portal.db.unsafe('vacuum (analyze) applications, period_counts, decision_days');
};

beforeAll(async () => {
  manager = await portal.as('manager');
  fundId = await portal.make.fund();
  enteredBy = (await portal.make.user()).id;
  // As many of another fund: with one alone, an index by fund would find no fewer rows than one without.
  await manyApplications(portal.db, {
    prefix: 'app_other',
    fundId: await portal.make.fund({ fundType: 'CREDIT_FUND' }),
    fundType: 'CREDIT_FUND',
    enteredBy,
    count: FEW,
  });
  await grow(1, FEW);
});

const list =
  (query: QueueFilters, fund = 'all') =>
  () =>
    manager.call(listFundApplications, { params: { fundId: fund }, query });
const period = { from: '2025-01-01', to: '2025-12-31' };

/** What is asked, and the index that finds the rows of its page. */
const hot: [string, () => Promise<unknown>, string][] = [
  ['newest first', list({}), 'applications_queue'],
  ['of a fund', list({}, 'BASE_FUND'), 'applications_queue'],
  ['of a status', list({ status: ['SUBMITTED'] }), 'applications_queue_by_status'],
  ['of a country', list({ countryCode: ['KE'] }), 'applications_queue_by_country'],
  [
    'of a country and status',
    list({ countryCode: ['KE'], status: ['APPROVED'] }),
    'applications_queue_by_country_status',
  ],
  [
    'of a country, status and sector',
    list({ countryCode: ['KE'], status: ['APPROVED'], sector: ['ENERGY'] }),
    'applications_queue_by_country_status',
  ],
  ['of a fund and status', list({ status: ['SUBMITTED'] }, 'BASE_FUND'), 'applications_queue_by_status'],
  ['by number', list({ search: 'BF-2025-0001' }), 'applications_pkey'],
  ['by a name', list({ search: 'Ofosu' }), 'applications_pkey'],
  ['of a sector', list({ sector: ['ENERGY'] }), 'applications_queue_by_sector'],
  ['without a reviewer', list({ unassigned: true }), 'applications_queue_unassigned'],
  ['of some days', list({ from: '2025-01-01', to: '2025-01-31' }), 'applications_queue'],
  ['by last change', list({ sortBy: 'updatedAt' }), 'applications_queue_by_update'],
  ['by title', list({ sortBy: 'projectTitle', order: 'ASC' }), 'applications_queue_by_title'],
  ['by amount', list({ sortBy: 'amountRequested' }), 'applications_queue_by_amount'],
  ['by country', list({ sortBy: 'countryCode', order: 'ASC' }), 'applications_queue_by_country'],
  ['by status', list({ sortBy: 'status' }), 'applications_queue_by_status'],
  [
    'by organisation',
    list({ sortBy: 'organisationName', order: 'ASC' }),
    'applications_queue_by_organisation',
  ],
  ['by date', list({ sortBy: 'dueAt', order: 'ASC' }), 'applications_queue_by_due'],
  ['by waiting', list({ sortBy: 'waitingSince', order: 'ASC' }), 'applications_queue_by_waiting'],
  ['by score', list({ sortBy: 'meanScore' }), 'applications_queue_by_score'],
  ['by spread', list({ sortBy: 'scoreSpread' }), 'applications_queue_by_spread'],
  ['by reviewers', list({ sortBy: 'reviewers' }), 'applications_queue_by_reviewers'],
  ['in order of numbers', list({ sortBy: 'applicationNumber' }), 'applications_by_number'],
  [
    'what is due next',
    list({ status: ['SUBMITTED', 'UNDER_REVIEW', 'RECOMMENDED'], sortBy: 'dueAt', order: 'ASC' }),
    'applications_queue_by_due',
  ],
  ['countries', () => manager.call(popularCountry, { query: period }), 'period_counts_pkey'],
  ['beneficiaries', () => manager.call(totalFBU, { query: period }), 'period_counts_pkey'],
  ['figures', () => manager.call(fundsStat, { query: period }), 'period_counts_pkey'],
  [
    'graph',
    () =>
      manager.call(getGraphDataMonth, {
        params: { id: fundId },
        query: { fromDate: '2025-01-01', toDate: '2025-12-31' },
      }),
    'period_counts_pkey',
  ],
];

const rowsOf = new Map<string, number>();

describe.each(hot)('%s', (name, ask, index) => {
  test('is read along its index', async () => {
    await ask(); // medians are remembered from then on
    const touched = await touchedBy(portal, tables, ask);
    const indexes = [...touched.indexes];
    expect(indexes, `read: ${indexes.join(', ')}`).toContain(index);
    expect([...touched.scanned]).toEqual([]);
    rowsOf.set(name, touched.rows - touched.counted);
  });
});

test('ten times as many applications are not many more rows to read', async () => {
  await grow(FEW + 1, MANY - FEW);
  for (const [name, ask] of hot) {
    await ask();
    const { rows, counted } = await touchedBy(portal, tables, ask);
    // Only the figures read counters by day, which fill up with the days there are; a read of the
    // table would be all of the 6000.
    const bound = 3 * (rowsOf.get(name) ?? 0) + 500;
    expect(rows - counted, name).toBeLessThan(name === 'figures' ? MANY / 3 : bound);
    // A total that no counter has reads what it counts, not the table.
    expect(counted, `total ${name}`).toBeLessThan(MANY / 2);
  }
});

test('of what waits only overdue returns are counted row by row, along an index of their own', async () => {
  const ask = () => manager.call(fundsStat, { query: period });
  await ask();
  const { waiting } = (await ask()).body.data;
  expect(waiting.overdueReturns.count).toBeGreaterThan(200);
  const { rows, indexes } = await touchedBy(portal, ['applications'], ask);
  expect(rows - waiting.overdueReturns.count).toBeLessThan(50);
  expect([...indexes]).toContain('applications_overdue');
});
