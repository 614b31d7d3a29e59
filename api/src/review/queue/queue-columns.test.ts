import { assignReviewers, declareConflict } from '@portal/contracts/review/decide';
import { listFundApplications, type QueueFilters, type QueueRow } from '@portal/contracts/review/queue';
import type { QueueSort } from '@portal/contracts/review/queue-lists';
import { beforeAll, describe, expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import { manyApplications } from '../../../test/support/make-many-applications.ts';
import type { Someone } from '../../../test/support/people.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
const list = async (query: QueueFilters, fundId: string, who: Someone = 'manager') =>
  (await (await portal.as(who)).call(listFundApplications, { params: { fundId }, query })).body;
const rowOf = async (id: string, fundId: string, who: Someone = 'manager'): Promise<QueueRow> => {
  const found = (await list({ pageSize: 100 }, fundId, who)).data.find((row) => row.id === id);
  if (!found) throw new Error('not in the list');
  return found;
};
const assignBoth = async (id: string, dueAt?: string) => {
  const reviewerIds = [portal.person('reviewer').id, portal.person('reviewer2').id];
  const body = { reviewerIds, rowVersion: await portal.make.rowVersionOf(id), ...(dueAt && { dueAt }) };
  const reply = await (await portal.as('manager')).call(assignReviewers, { params: { id }, body });
  if (reply.problem) throw new Error(reply.problem.error);
};

describe('what a row says of its reviews', () => {
  let id: string;
  let fundId: string;

  beforeAll(async () => {
    fundId = await portal.make.fund({ requiredReviewers: 2 });
    const owner = await portal.make.user();
    ({ id } = await portal.make.underReview({ owner, fundId }));
    const declaring = { params: { id }, body: { hasConflict: false } };
    await (await portal.as('reviewer2')).call(declareConflict, declaring);
    await assignBoth(id, '2036-05-01T20:00:00Z');
  });

  test('the date of the reviews is due, from the first day on', async () => {
    const { dueAt, waitingSince, submittedAt, meanScore, language } = await rowOf(id, fundId);
    expect(Date.parse(dueAt ?? '')).toBe(Date.parse('2036-05-01T20:00:00Z'));
    expect({ waitingSince, meanScore, language }).toEqual({
      waitingSince: submittedAt,
      meanScore: null,
      language: 'en',
    });
  });

  test('scores are a mean and a spread, which a reviewer reads after the own word', async () => {
    await portal.make.decision('reviewer', id, { decision: 'APPROVE', scores: fullScores('BASE_FUND', 5) });
    expect(await rowOf(id, fundId)).toMatchObject({ meanScore: 5, scoreSpread: null, scores: [5] });
    expect(await rowOf(id, fundId, 'reviewer')).toMatchObject({ meanScore: 5 });
    expect(await rowOf(id, fundId, 'reviewer2')).toMatchObject({
      meanScore: null,
      scores: [],
      amountRecommended: null,
    });
    await portal.make.decision('reviewer2', id, { decision: 'REJECT', scores: fullScores('BASE_FUND', 2) });
    const row = await rowOf(id, fundId);
    expect(row).toMatchObject({ meanScore: 3.5, scoreSpread: 3, scores: [2, 5] });
    expect(Date.parse(row.waitingSince ?? '')).toBeGreaterThan(Date.parse(row.submittedAt));
    expect((await list({ disagreement: true }, fundId)).data.map((one) => one.id)).toEqual([id]);
  });

  test('a new round begins without scores', async () => {
    await portal.make.decision('manager', id, { decision: 'SEND_BACK', internalComment: 'Once more.' });
    expect(await rowOf(id, fundId)).toMatchObject({ meanScore: null, scoreSpread: null, scores: [] });
    expect((await list({ disagreement: true }, fundId)).total).toBe(0);
  });

  test('late is what is due and has no end yet', async () => {
    expect((await list({ late: true }, fundId)).total).toBe(0);
    await portal.db`update assignments set due_at = '2025-05-01T20:00:00Z' where application_id = ${id}`;
    expect((await list({ late: true }, fundId)).total).toBe(1);
    expect((await list({ dueFrom: '2025-05-01', dueTo: '2025-05-01' }, fundId)).total).toBe(1);
    expect((await list({ dueFrom: '2025-05-02' }, fundId)).total).toBe(0);
    // The day is the one that lists and mails name, wherever the reader is.
    const headers = { 'timezone-val': 'Asia/Tokyo' };
    const query = { dueFrom: '2025-05-01', dueTo: '2025-05-01' };
    const inTokyo = { params: { fundId }, query, headers };
    expect((await (await portal.as('manager')).call(listFundApplications, inTokyo)).body.total).toBe(1);
    await portal.db`update applications set status = 'ON_HOLD', previous_status = 'UNDER_REVIEW' where id = ${id}`;
    expect((await list({ late: true }, fundId)).total).toBe(0);
    expect(await rowOf(id, fundId)).toMatchObject({ dueAt: null });
  });

  test.each(['sortBy=meanScore', 'sortBy=scoreSpread', 'disagreement=true', 'toSign=true'])(
    'a reviewer who asks with %s is refused by field',
    async (asked) => {
      const [field = '', value = ''] = asked.split('=');
      const reviewer = await portal.as('reviewer');
      const reply = await reviewer.raw(listFundApplications, {
        params: { fundId },
        query: { [field]: value },
      });
      expect(reply).toRefuseFields(field);
    },
  );

  test.each([
    [{ dueFrom: 'soon' }, 'dueFrom'],
    [{ dueTo: '2026-02-30' }, 'dueTo'],
    [{ late: 'perhaps' }, 'late'],
    [{ sortBy: 'meanscore' }, 'sortBy'],
  ])('%j is refused by field', async (query, field) => {
    const manager = await portal.as('manager');
    expect(await manager.raw(listFundApplications, { params: { fundId }, query })).toRefuseFields(field);
  });
});

describe('the order', () => {
  let fundId: string;

  beforeAll(async () => {
    fundId = await portal.make.fund();
    const enteredBy = (await portal.make.user()).id;
    await manyApplications(portal.db, {
      prefix: 'app_order',
      fundId,
      fundType: 'BASE_FUND',
      enteredBy,
      count: 130,
    });
    await portal.db`update applications set mean_score = (abs(hashtext(id)) % 30) / 10.0,
      score_spread = (abs(hashtext(id)) % 20) / 10.0 where fund_id = ${fundId} and abs(hashtext(id)) % 3 = 0`;
  });

  const sortedBy: Partial<Record<QueueSort, (row: QueueRow) => string | number | null>> = {
    dueAt: (row) => row.dueAt,
    waitingSince: (row) => row.waitingSince,
    meanScore: (row) => row.meanScore,
    scoreSpread: (row) => row.scoreSpread,
    applicationNumber: (row) => row.applicationNumber,
    reviewers: (row) => row.reviewers.length,
  };
  const compared = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

  test.each(
    Object.keys(sortedBy).flatMap((sortBy) =>
      (['ASC', 'DESC'] as const).flatMap((order) =>
        [{}, { status: ['SUBMITTED', 'APPROVED'] as const }].map((filters) => ({ sortBy, order, filters })),
      ),
    ),
  )(
    'by $sortBy $order with $filters has each row once, those without last',
    async ({ sortBy, order, filters }) => {
      const by = sortBy as QueueSort;
      const query = { sortBy: by, order, ...filters, status: [...(filters.status ?? [])] };
      const asked = query.status.length > 0 ? query : { sortBy: by, order };
      const pages = [];
      for (let page = 1; page <= 6; page += 1)
        pages.push(...(await list({ ...asked, page, pageSize: 25 }, fundId)).data);
      const { total } = await list({ ...asked, pageSize: 10 }, fundId);
      expect(new Set(pages.map(({ id }) => id)).size).toBe(total);
      expect(pages).toHaveLength(total);
      const values = pages.map((row) => sortedBy[by]?.(row) ?? null);
      const present = values.filter((value) => value !== null);
      expect(values.slice(0, present.length)).toEqual(present);
      const inOrder = present.toSorted(compared);
      expect(present).toEqual(order === 'ASC' ? inOrder : inOrder.toReversed());
    },
  );
});
