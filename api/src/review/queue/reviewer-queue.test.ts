import { listFundApplications, type QueueFilters } from '@portal/contracts/review/queue';
import type { QueueSort } from '@portal/contracts/review/queue-lists';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { manyApplications } from '../../../test/support/make-many-applications.ts';
import { touchedBy } from '../../../test/support/plans.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let openFund: string;
let assignedFund: string;
let enteredBy: string;

/** Applications of a fund that shows all and of one that does not, two in three given to somebody. */
const grow = async (first: number, count: number) => {
  for (const fundId of [openFund, assignedFund])
    await manyApplications(portal.db, {
      prefix: `${fundId}r`,
      fundId,
      fundType: fundId === openFund ? 'BASE_FUND' : 'CREDIT_FUND',
      enteredBy,
      first,
      count,
    });
  await portal.db`
    insert into assignments (id, application_id, reviewer_id, state)
    select 'asg_' || a.id || r.id, a.id, r.id, (array['PENDING', 'ACCEPTED', 'SUBMITTED', 'DECLINED', 'REMOVED'])[1 + dice % 5]
    from applications a, users r, lateral (select abs(hashtext(a.id || r.id)) / 7 as dice) d
    where r.id in (${portal.person('reviewer').id}, ${portal.person('reviewer2').id}) and dice % 3 <> 0 and a.submitted_at is not null
    on conflict do nothing`;
  await portal.db.unsafe('vacuum (analyze) applications, assignments, given_applications');
};

beforeAll(async () => {
  openFund = await portal.make.fund();
  assignedFund = await portal.make.fund({ fundType: 'CREDIT_FUND', assignmentMode: 'ASSIGNED' });
  enteredBy = (await portal.make.user()).id;
  await grow(1, 200);
});

const question = fc.record({
  who: fc.constantFrom('reviewer' as const, 'manager' as const),
  fund: fc.constantFrom('all' as const, 'open' as const, 'assigned' as const),
  filters: fc.record(
    {
      assignedToMe: fc.constant(true),
      toJudge: fc.constant(true),
      reviewerId: fc.constant('reviewer2'),
      status: fc.constantFrom<NonNullable<QueueFilters['status']>>(['APPROVED'], ['SUBMITTED', 'REJECTED']),
      countryCode: fc.constantFrom<string[]>(['KE'], ['GH', 'TN']),
      from: fc.constant<string>('2024-09-01'),
      search: fc.constant<string>('laboratory'),
    },
    { requiredKeys: [] },
  ),
  sortBy: fc.constantFrom<QueueSort[]>(
    'submittedAt',
    'updatedAt',
    'projectTitle',
    'organisationName',
    'dueAt',
    'reviewers',
    'waitingSince',
  ),
  order: fc.constantFrom('ASC' as const, 'DESC' as const),
});

/** The plain way: every row. */
const idsOf = async (userId: string, isReviewer: boolean, fundIds: string[], q: QueueFilters) => {
  const given = (id: string, states: string[]) => portal.db`exists (select 1 from assignments s
    where s.application_id = a.id and s.reviewer_id = ${id} and s.state = any(${states}))`;
  const open = ['PENDING', 'ACCEPTED', 'SUBMITTED'];
  const rows = await portal.db<{ id: string }[]>`
    select id from applications a where submitted_at is not null and fund_id = any(${fundIds})
      ${isReviewer ? portal.db`and (fund_id <> ${assignedFund} or ${given(userId, [...open, 'DECLINED'])})` : portal.db``}
      ${q.toJudge ? portal.db`and ${given(userId, ['PENDING', 'ACCEPTED'])} and status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW')` : portal.db``}
      ${q.assignedToMe ? portal.db`and ${given(userId, open)}` : portal.db``}
      ${q.reviewerId ? portal.db`and ${given(q.reviewerId, open)}` : portal.db``}
      ${q.status ? portal.db`and status = any(${q.status})` : portal.db``}
      ${q.countryCode ? portal.db`and country_code = any(${q.countryCode})` : portal.db``}
      ${q.from ? portal.db`and submitted_at >= ${q.from}` : portal.db``}
      ${q.search ? portal.db`and project_title ilike '%laboratory%'` : portal.db``}
    order by id`;
  return rows.map(({ id }) => id);
};

test('a list has the rows it speaks of, whoever they were given to', async () => {
  const funds = { open: [openFund], assigned: [assignedFund], all: [openFund, assignedFund] };
  await fc.assert(
    fc.asyncProperty(question, async ({ who, fund, filters: { reviewerId, ...others }, sortBy, order }) => {
      const filters = reviewerId ? { ...others, reviewerId: portal.person('reviewer2').id } : others;
      const fundIds = funds[fund];
      const address = fund === 'all' ? fund : (fundIds[0] ?? '');
      const ids = await idsOf(portal.person(who).id, who === 'reviewer', fundIds, filters);
      const client = await portal.as(who);
      const page = async (number: number) => {
        const query = { ...filters, sortBy, order, pageSize: 100, page: number } as const;
        return (await client.call(listFundApplications, { params: { fundId: address }, query })).body;
      };
      const pages = [await page(1), await page(2), await page(3), await page(4)];
      expect(pages[0]?.total).toBe(ids.length);
      expect(pages.flatMap(({ data }) => data.map(({ id }) => id)).toSorted()).toEqual(ids);
      if (sortBy !== 'submittedAt') return;
      const times = pages.flatMap(({ data }) => data.map(({ submittedAt }) => submittedAt));
      const inOrder = times.toSorted();
      expect(times).toEqual(order === 'ASC' ? inOrder : inOrder.toReversed());
    }),
    { numRuns: 40 },
  );
});

test('ten times as much given to a reviewer is not many more rows to read', async () => {
  const reviewer = await portal.as('reviewer');
  const lists: [QueueFilters, string][] = [
    [{ assignedToMe: true }, 'all'],
    [{ assignedToMe: true, status: ['APPROVED'] }, 'all'],
    [{}, assignedFund],
    [{}, 'all'],
  ];
  const tables = ['applications', 'assignments', 'given_applications'];
  const rowsOf = async (given: number) => {
    const rows: number[] = [];
    for (const [query, fundId] of lists) {
      const ask = () => reviewer.call(listFundApplications, { params: { fundId }, query });
      const touched = await touchedBy(portal, tables, ask);
      expect([...touched.scanned]).toEqual([]);
      // Two totals read what the reviewer was given, and no more; a plan names some rows twice.
      expect(touched.counted).toBeLessThan(3 * given);
      rows.push(touched.rows - touched.counted);
    }
    return rows;
  };
  const before = await rowsOf(200);
  // In steps that a busy machine takes within the time of a statement.
  for (const first of [201, 801, 1401]) await grow(first, 600);
  const after = await rowsOf(2000);
  for (const [i, rows] of after.entries()) expect(rows).toBeLessThan(2 * (before[i] ?? 0) + 200);
});
