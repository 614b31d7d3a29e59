import { withdraw } from '@portal/contracts/applications/applications';
import { listFundApplications, type QueueFilters } from '@portal/contracts/review/queue';
import { beforeAll, describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { writeCursor } from './queue-cursor.ts';

const portal = testPortal();
let fundId: string;

/** Twelve applications of one fund, one minute apart, oldest first; rows beside the rules, to have many. */
beforeAll(async () => {
  fundId = await portal.make.fund();
  const owner = await portal.make.user();
  await portal.db`
    insert into applications (id, fund_id, fund_type, status, language, applicant_key, applicant_user_id, entered_by,
      currency, application_number, project_title, organisation_name, country_code, sector, amount_requested,
      submitted_at, updated_at)
    select 'app_queue' || to_char(n, 'FM00'), ${fundId}, 'BASE_FUND', case when n % 3 = 0 then 'UNDER_REVIEW' else 'SUBMITTED' end,
      'en', 'email:queue' || n, null, ${owner.id}, 'USD', 'BF-2025-' || to_char(n, 'FM000000'),
      case when n = 7 then 'Harbour scanner 100%' else 'Customs system ' || n end, 'Authority ' || n,
      case when n <= 8 then 'KE' else 'GH' end, 'AGRIBUSINESS', n * 100000,
      '2025-03-01T10:00:00.123456Z'::timestamptz + make_interval(mins => n), now()
    from generate_series(1, 12) n`;
});

const list = async (query: QueueFilters, fund = fundId) =>
  (await (await portal.as('manager')).call(listFundApplications, { params: { fundId: fund }, query })).body;
const numbers = (page: { data: { id: string }[] }) => page.data.map((row) => Number(row.id.slice(9)));

describe('pages', () => {
  test('newest first, ten of twelve, then two', async () => {
    const first = await list({});
    expect(numbers(first)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(first).toMatchObject({ total: 12, page: 1, pageSize: 10 });
    expect(numbers(await list({ page: 2 }))).toEqual([2, 1]);
    expect(numbers(await list({ page: 3 }))).toEqual([]);
  });

  test('by key without a gap or a double, even to the microsecond', async () => {
    await portal.db`update applications set submitted_at = '2025-03-01T10:30:00.000001Z' where id in ('app_queue03', 'app_queue02')`;
    const first = await list({ pageSize: 10 });
    const rest = await list({ pageSize: 10, after: first.nextKey ?? '' });
    expect([...numbers(first), ...numbers(rest)].toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(rest.nextKey).toBeNull();
    const oldest = await list({ order: 'ASC' });
    expect(numbers(await list({ order: 'ASC', after: oldest.nextKey ?? '' }))).toHaveLength(2);
  });

  test('sorted by a column', async () => {
    expect(numbers(await list({ sortBy: 'amountRequested', order: 'ASC' })).slice(0, 3)).toEqual([1, 2, 3]);
  });

  test.each([
    [{ after: 'nonsense' }, 'after'],
    [{ after: 'x', sortBy: 'status' }, 'after'],
    [{ after: writeCursor({ submittedAt: '2026-02-30T00:00:00Z', id: 'app_x' }) }, 'after'],
    [{ after: writeCursor({ submittedAt: '0000-01-01T00:00:00Z', id: 'app_x' }) }, 'after'],
    [{ page: 1001 }, 'page'],
    [{ pageSize: 11 }, 'pageSize'],
    [{ sortBy: 'password' }, 'sortBy'],
    [{ status: 'DRAFT' }, 'status.0'],
    [{ amountMin: 'much' }, 'amountMin'],
    [{ from: '2025-13-01' }, 'from'],
    [{ secret: '1' }, 'secret'],
  ])('%j is refused by field', async (query, field) => {
    const manager = await portal.as('manager');
    expect(await manager.raw(listFundApplications, { params: { fundId }, query })).toRefuseFields(field);
  });
});

describe('filters', () => {
  test.each<[QueueFilters, number]>([
    [{ status: ['UNDER_REVIEW'] }, 4],
    [{ status: ['UNDER_REVIEW', 'SUBMITTED'], countryCode: ['KE'] }, 8],
    [{ countryCode: ['ZZ'] }, 0],
    [{ sector: ['AGRIBUSINESS'], amountMin: '300000', amountMax: '500000.00' }, 3],
    [{ search: 'harbour SCANNER' }, 1],
    [{ search: '100%' }, 1],
    [{ search: 'bf-2025-000012' }, 1],
    [{ search: '%' }, 1],
    [{ search: 'scanner 100%' }, 1],
    [{ search: 'harbour%' }, 0],
    [{ search: 'tem 1' }, 4],
    [{ search: '12 authority 12' }, 1],
    [{ search: '12 authority 13' }, 0],
    [{ search: String.raw`customs\ system` }, 0],
    [{ from: '2025-03-01', to: '2025-03-01' }, 12],
    [{ from: '2025-03-02' }, 0],
    [{ unassigned: true }, 12],
    [{ assignedToMe: true }, 0],
  ])('%j finds %i', async (query, total) => {
    const page = await list({ ...query, pageSize: 100 });
    expect(page.total).toBe(total);
    expect(page.data).toHaveLength(total);
  });

  test('what a search finds is paged newest first, either way round', async () => {
    const asked = { search: 'system' };
    const all = numbers(await list({ ...asked, pageSize: 100 }));
    expect(all).toHaveLength(11);
    expect(all).toEqual(numbers(await list({ ...asked, countryCode: ['KE', 'GH'], pageSize: 100 })));
    expect(numbers(await list({ ...asked, page: 2 }))).toEqual(all.slice(10));
    expect(numbers(await list({ ...asked, order: 'ASC', page: 2 }))).toEqual(all.slice(0, 1));
    const { nextKey } = await list(asked);
    expect(numbers(await list({ ...asked, after: nextKey ?? '' }))).toEqual(all.slice(10));
    expect(numbers(await list({ search: 'bf-2025-0000', page: 2 }))).toHaveLength(2);
  });

  test('a fund type and all funds contain the fund; an unknown one is not found', async () => {
    const manager = await portal.as('manager');
    for (const fund of ['BASE_FUND', 'all']) expect((await list({ search: 'harbour' }, fund)).total).toBe(1);
    expect((await list({ search: 'harbour' }, 'CREDIT_FUND')).total).toBe(0);
    const reply = await manager.call(listFundApplications, { params: { fundId: 'fund_none' }, query: {} });
    expect(reply).toBeProblem('not_found');
  });
});

describe('a search for who applies', () => {
  const wanted = ['nana ama', 'Ama Ofosu', 'a ofosu n.ofosu', 'OFOSU@ministry.example'];
  beforeAll(async () => {
    await portal.db`update applications set applicant_first_name = 'Nana Ama', applicant_last_name = 'Ofosu',
      applicant_email = 'n.ofosu@ministry.example' where id = 'app_queue05'`;
  });

  test.each(wanted)('%s is found by who sees names', async (search) => {
    for (const role of ['manager', 'admin'] as const) {
      const who = await portal.as(role);
      const { body } = await who.call(listFundApplications, { params: { fundId }, query: { search } });
      expect([numbers(body), body.total]).toEqual([[5], 1]);
    }
  });

  test.each(wanted)('%s tells a reviewer nothing', async (search) => {
    const reviewer = await portal.as('reviewer');
    const ask = (words: string) =>
      reviewer.call(listFundApplications, { params: { fundId }, query: { search: words } });
    expect((await ask(search)).body.total).toBe(0);
    expect((await ask('Authority 5')).body.total).toBe(1);
  });
});

test('the counters follow every change of status', async () => {
  const fund = await portal.make.fund();
  const owner = await portal.make.user();
  const counts = async () => (await list({}, fund)).counts;
  await portal.make.draft({ owner, fundId: fund });
  expect(await counts()).toEqual([]);
  const sent = await portal.make.submitted({ owner, fundId: fund });
  expect(await counts()).toEqual([{ status: 'SUBMITTED', count: 1 }]);
  await portal.make.decision('manager', sent.id, { decision: 'START_REVIEW' });
  expect(await counts()).toEqual([{ status: 'UNDER_REVIEW', count: 1 }]);
  const body = { rowVersion: await portal.make.rowVersionOf(sent.id) };
  await (await portal.as(owner)).call(withdraw, { params: { id: sent.id }, body });
  expect(await counts()).toEqual([{ status: 'WITHDRAWN', count: 1 }]);
  const [real] = await portal.db`
    select coalesce((select sum(n) from period_counts
      where event = 'RECEIVED' and span = 'EVER' and status <> '' and sector = '' and country_code = ''), 0)::int as counted,
      (select count(*)::int from applications where submitted_at is not null) as there`;
  expect(real?.counted).toBe(real?.there);
});

test('a beneficiary has no queue', async () => {
  const reply = await (await portal.as('beneficiary')).call(listFundApplications, {
    params: { fundId },
    query: {},
  });
  expect(reply).toBeProblem('forbidden');
});
