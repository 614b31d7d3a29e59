import { REVIEWER } from '@portal/contracts';
import {
  changeQueueView,
  deleteQueueView,
  listQueueViews,
  MAX_VIEWS,
  type SaveView,
  saveQueueView,
} from '@portal/contracts/review/saved-views';
import { beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let reviewer: TestClient;
beforeEach(async () => {
  reviewer = await portal.as(await portal.make.user({ role: REVIEWER }));
});

const view: SaveView = {
  name: 'Waiting here',
  fundId: 'all',
  query: { status: ['SUBMITTED'], sortBy: 'dueAt', order: 'ASC' },
  columns: ['applicationNumber', 'projectTitle', 'dueAt'],
};
const viewsOf = async (client: TestClient) => (await client.call(listQueueViews, {})).body.data;

test('a view is kept for its person with how many it shows', async () => {
  await portal.make.submitted({ owner: await portal.make.user() });
  const [counted] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from applications where status = 'SUBMITTED'`;
  const saved = await reviewer.call(saveQueueView, { body: { ...view, name: '  Waiting here ' } });
  expect(saved.body.data).toEqual({ id: expect.any(String), ...view });
  const { own, builtIn } = await viewsOf(reviewer);
  expect(own).toEqual([{ ...saved.body.data, count: counted?.n, countIsCapped: false }]);
  expect(builtIn.map(({ key }) => key)).toEqual(['TO_JUDGE', 'DUE_NEXT', 'LATE', 'MINE', 'ALL']);
  expect(builtIn.every(({ count }) => count !== null)).toBe(true);
  expect((await viewsOf(await portal.as('reviewer2'))).own).toEqual([]);
});

test('it is renamed, changed and deleted by its person only', async () => {
  const { id } = (await reviewer.call(saveQueueView, { body: view })).body.data;
  const other = await portal.as('reviewer2');
  expect(await other.raw(changeQueueView, { params: { id }, body: { name: 'Mine' } })).toBeProblem(
    'not_found',
  );
  expect(await other.raw(deleteQueueView, { params: { id } })).toBeProblem('not_found');
  const renamed = await reviewer.call(changeQueueView, { params: { id }, body: { name: 'Later' } });
  expect(renamed.body.data).toEqual({ id, ...view, name: 'Later' });
  const query = { late: true };
  const changed = await reviewer.call(changeQueueView, { params: { id }, body: { query } });
  expect(changed.body.data).toEqual({ id, ...view, name: 'Later', query });
  expect((await reviewer.call(deleteQueueView, { params: { id } })).status).toBe(200);
  expect((await viewsOf(reviewer)).own).toEqual([]);
});

test('a name is taken once, whatever its case, and names are not without end', async () => {
  const { id } = (await reviewer.call(saveQueueView, { body: view })).body.data;
  const again = await reviewer.raw(saveQueueView, { body: { ...view, name: 'WAITING HERE' } });
  expect(again).toRefuseFields('name');
  expect(again.problem?.fields?.[0]?.code).toBe('taken');
  await reviewer.call(saveQueueView, { body: { ...view, name: 'Other' } });
  const taken = await reviewer.raw(changeQueueView, { params: { id }, body: { name: 'other' } });
  expect(taken).toRefuseFields('name');
  for (const name of ['', ' ', 'x'.repeat(61)])
    expect(await reviewer.raw(saveQueueView, { body: { ...view, name } })).toRefuseFields('name');
});

test('only so many are kept, also of two sent at once', async () => {
  const names = Array.from({ length: MAX_VIEWS - 1 }, (_, n) => `View ${n}`);
  for (const name of names) await reviewer.call(saveQueueView, { body: { ...view, name } });
  const replies = await Promise.all(
    ['One', 'Two'].map((name) => reviewer.raw(saveQueueView, { body: { ...view, name } })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(replies.find(({ status }) => status === 400)?.problem?.fields?.[0]?.code).toBe('too_many');
});

test('what cannot be asked is not saved, and counts nothing once it cannot be asked any more', async () => {
  const refused = { ...view, query: { disagreement: true } };
  expect(await reviewer.raw(saveQueueView, { body: refused })).toRefuseFields('disagreement');
  expect(await reviewer.raw(saveQueueView, { body: { ...view, fundId: 'fund_gone' } })).toBeProblem(
    'not_found',
  );
  const columns = ['applicationNumber', 'applicationNumber'] as const;
  expect(await reviewer.raw(saveQueueView, { body: { ...view, columns } })).toRefuseFields('columns');
  const { id } = (await reviewer.call(saveQueueView, { body: view })).body.data;
  await portal.db`update queue_views set query = '{"disagreement":true}' where id = ${id}`;
  expect((await viewsOf(reviewer)).own.map(({ count }) => count)).toEqual([null]);
});
