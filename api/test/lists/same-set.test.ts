import {
  exportApplicationPdf,
  getApplication,
  listMyApplications,
} from '@portal/contracts/applications/applications';
import { getTimeline } from '@portal/contracts/applications/conversation';
import { exportApplications, listFundApplications } from '@portal/contracts/review/queue';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { testPortal } from '../support/portal.ts';

/* Whoever finds something in a list may open it, and nobody opens what no list of theirs shows. */

const portal = testPortal({ demo: true });
let everyId: string[];

beforeAll(async () => {
  everyId = (await portal.db<{ id: string }[]>`select id from applications order by id`).map(({ id }) => id);
});

/** Every page of a list, and the total that each of them speaks of. */
const allOf = async (page: (at: number) => Promise<{ data: readonly { id: string }[]; total: number }>) => {
  const ids: string[] = [];
  for (let at = 1; ; at += 1) {
    const { data, total } = await page(at);
    ids.push(...data.map(({ id }) => id));
    if (data.length === 0 || ids.length >= total) return { ids: ids.toSorted(), total };
  }
};

const queueOf = (client: TestClient) =>
  allOf(async (page) => {
    const query = { page, pageSize: 100 } as const;
    return (await client.call(listFundApplications, { params: { fundId: 'all' }, query })).body;
  });

const statusOf = async (client: TestClient, call: Parameters<TestClient['raw']>[0], id: string) =>
  (await client.raw(call, { params: { id } })).status;

/** Those of all applications that a call answers for. */
const opened = async (client: TestClient, call: Parameters<TestClient['raw']>[0]): Promise<string[]> => {
  const ids: string[] = [];
  for (const id of everyId) {
    const status = await statusOf(client, call, id);
    if (status === 200) ids.push(id);
    else expect([403, 404], `${id} ${status}`).toContain(status);
  }
  return ids;
};

test.each(['manager', 'admin', 'reviewer', 'reviewer2'] as const)(
  'the list, its total and what opens are one set for a %s',
  async (who) => {
    const client = await portal.as(who);
    const { ids, total } = await queueOf(client);
    expect(ids.length).toBeGreaterThan(5);
    expect(total).toBe(ids.length);
    expect(await opened(client, getApplication)).toEqual(ids);
  },
);

test.each(['reviewer', 'reviewer2', 'manager'] as const)(
  'the timeline opens to a %s exactly where the content does',
  async (who) => {
    const client = await portal.as(who);
    const readable: string[] = [];
    for (const id of (await queueOf(client)).ids) {
      const { data } = (await client.call(getApplication, { params: { id } })).body;
      if (data.audience !== 'RESTRICTED') readable.push(id);
    }
    expect(await opened(client, getTimeline)).toEqual(readable);
    for (const id of everyId.filter((one) => !readable.includes(one)).slice(0, 8))
      expect([403, 404]).toContain(await statusOf(client, exportApplicationPdf, id));
  },
);

test('what is exported is what the list shows, filtered or not', async () => {
  const client = await portal.as('manager');
  for (const filter of [{}, { status: ['APPROVED' as const] }]) {
    const listed = await client.call(listFundApplications, {
      params: { fundId: 'all' },
      query: { ...filter, pageSize: 100 },
    });
    const reply = await client.raw(exportApplications, { body: filter });
    const [heading = [], ...rows] = (await readXlsx(reply.raw)).sheets[0]?.rows ?? [];
    const numbers = rows.map((row) => String(row[heading.indexOf('Application number')]));
    expect(numbers.toSorted()).toEqual(
      listed.body.data.map(({ applicationNumber }) => String(applicationNumber)).toSorted(),
    );
    expect(numbers).toHaveLength(listed.body.total);
  }
});

test('an applicant opens what is in their own list, and nothing else', async () => {
  const client = await portal.as('beneficiary');
  const { ids } = await allOf(
    async (page) => (await client.call(listMyApplications, { query: { page } })).body,
  );
  expect(ids.length).toBeGreaterThan(1);
  const sent = await opened(client, getApplication);
  expect(ids).toEqual(expect.arrayContaining(sent));
  for (const id of everyId.filter((one) => !ids.includes(one)))
    expect(await statusOf(client, getTimeline, id)).toBe(404);
});
