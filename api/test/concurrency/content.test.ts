import { SUPER } from '@portal/contracts';
import type { Call, Wire } from '@portal/contracts/call';
import * as content from '@portal/contracts/content/content';
import * as editing from '@portal/contracts/content/editing';
import { deleteFaq, type Faq, listFaqs, updateFaq } from '@portal/contracts/content/faqs';
import { checkLog } from '@portal/contracts/kernel/log';
import { beforeAll, expect, test } from 'vitest';
import { publishDue } from '../../src/content/publish-due.ts';
import type { RawInput, Reply, TestClient } from '../support/client.ts';
import { testPortal } from '../support/portal.ts';

/** A few rounds in every run; `CONCURRENCY_ROUNDS=50` is the long one. */
const ROUNDS = Number(process.env.CONCURRENCY_ROUNDS ?? 6);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const timeoutMs = 20_000 + ROUNDS * 4000;

const portal = testPortal();
let one: TestClient;
let other: TestClient;

beforeAll(async () => {
  one = await portal.as(await portal.make.user({ role: SUPER }));
  other = await portal.as(await portal.make.user({ role: SUPER }));
});

const key = 'about-us' as const;
const list = 'faqs' as const;
const words = (title: string) => ({ title, lead: 'A lead.' });
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const comeDue = () =>
  portal.db`update content_schedules set publish_at = now() - interval '1 second' where state = 'WAITING'`;

/** Sends all at once. @returns the answers, of which none may be a failure of ours. */
const atOnce = async (
  ...requests: readonly (readonly [TestClient, Call<Wire>, RawInput])[]
): Promise<Reply<unknown>[]> => {
  const replies = await Promise.all(requests.map(([client, call, input]) => client.raw(call, input)));
  for (const [at, { status, problem }] of replies.entries())
    expect(status, `${requests[at]?.[1].id} ${JSON.stringify(problem)}`).toBeLessThan(500);
  return replies;
};

const succeeded = (replies: readonly Reply<unknown>[]): number =>
  replies.filter(({ status }) => status === 200).length;

const stateIn = async (lang: 'en' | 'fr') => {
  const { body } = await one.call(content.getContent, { query: { draft: '1', key: [key] } });
  return body.data[0]?.states?.[lang];
};

const versionsOf = async (name: string, lang: string) =>
  (
    await portal.db<{ version: number }[]>`
      select version from content_versions where key = ${name} and lang = ${lang} order by version`
  ).map(({ version }) => version);

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

test(
  'of two who publish what they read together one does, and the other is told',
  async () => {
    for (const round of rounds) {
      const rowVersion = (await stateIn('fr'))?.rowVersion ?? 0;
      const save = (title: string, draft: boolean) => ({
        body: { key, lang: 'fr', data: words(`${title} ${round}`), rowVersion, draft },
      });
      const replies = await atOnce(
        [one, content.saveContent, save('A', false)],
        [other, content.saveContent, save('B', round % 2 === 0)],
      );
      expect(succeeded(replies)).toBe(1);
      const [refused] = replies.filter(({ problem }) => problem);
      expect(refused).toBeProblem('stale_version');
      expect((await stateIn('fr'))?.rowVersion).toBe(rowVersion + 1);
    }
  },
  timeoutMs,
);

test(
  'whatever two do to a text at once, each publication is a version and what is public is the last',
  async () => {
    const kept = async () => (await versionsOf(key, 'en')).length;
    const before = await kept();
    let published = 0;
    for (const round of rounds) {
      const save = (title: string, draft = false) => ({
        body: { key, lang: 'en', data: words(`${title} ${round}`), draft },
      });
      await one.raw(content.saveContent, save('Begun', true));
      const plan = { body: { kind: 'sections', id: key, lang: 'en', publishAt: soon() } };
      const planned = await one.raw(editing.scheduleContent, plan);
      if (round % 2 === 0) await comeDue();
      const versions = await kept();
      const replies = await atOnce(
        [one, content.saveContent, save('A')],
        [other, content.saveContent, save('B')],
        [one, content.saveContent, save('C', true)],
        [other, editing.scheduleContent, plan],
        [one, editing.scheduleContent, plan],
        [
          other,
          editing.restoreContentVersion,
          { params: { kind: 'sections', id: key, version: '1' }, body: { lang: 'en' } },
        ],
        [one, editing.discardDraft, { params: { kind: 'sections', id: key }, query: { lang: 'en' } }],
        [
          other,
          editing.cancelContentSchedule,
          { params: { id: (planned.body as { data: { id: string } }).data.id } },
        ],
        [one, content.getContent, { query: { key: [key] } }],
        [other, editing.listContentSchedules, {}],
      );
      await Promise.all([publishDue(portal.deps.db), publishDue(portal.deps.db)]);
      expect(succeeded(replies.slice(0, 2))).toBe(2);
      published += (await kept()) - versions;
      const waiting = await portal.db`
        select 1 from content_schedules where key = ${key} and lang = 'en' and state = 'WAITING'`;
      expect(waiting.length).toBeLessThanOrEqual(1);
    }
    expect(published).toBeGreaterThanOrEqual(2 * ROUNDS);
    expect(await versionsOf(key, 'en')).toEqual(upTo(before + published));
    const [last] = await portal.db<{ isLast: boolean }[]>`
      select t.data = v.data as is_last from content_texts t join content_versions v using (key, lang)
      where key = ${key} and lang = 'en' and v.version = t.published_version
        and v.version = (select max(version) from content_versions where key = ${key} and lang = 'en')`;
    expect(last).toEqual({ isLast: true });
  },
  timeoutMs,
);

const forEditors = async (): Promise<Faq[]> =>
  (await one.call(listFaqs, { query: { draft: '1' } })).body.data;

test(
  'whatever two do to an entry and its list at once, nothing is lost and the list has one order',
  async () => {
    for (const round of rounds) {
      const before = await forEditors();
      const [faq, second, third] = before;
      if (!faq || !second || !third) throw new Error('There are too few questions.');
      const { id, category, answer, order, isPublished, rowVersion } = faq;
      const save = (question: string, more: object = {}) => ({
        body: { id, category, answer, order, isPublished, question: { en: `${question} ${round}` }, ...more },
      });
      const ids = before.map((entry) => entry.id);
      const plan = { body: { kind: list, id, publishAt: soon() } };
      const versions = (await versionsOf(`${list}/${id}`, 'all')).length;
      await one.raw(updateFaq, save('Begun', { draft: true }));
      if (round % 2 === 0) {
        await one.raw(editing.scheduleContent, plan);
        await comeDue();
      }
      const replies = await atOnce(
        [one, updateFaq, save('A')],
        [other, updateFaq, save('B')],
        [one, updateFaq, save('C', { rowVersion })],
        [other, updateFaq, save('D', { draft: true })],
        [one, editing.scheduleContent, plan],
        [other, editing.scheduleContent, plan],
        [one, content.orderDirectory, { body: { list, ids: [...ids].reverse() } }],
        [other, content.orderDirectory, { body: { list, ids: [second.id, third.id] } }],
        [one, content.orderDirectory, { body: { list, ids } }],
        [other, editing.restoreContentVersion, { params: { kind: list, id, version: '1' }, body: {} }],
        [one, editing.discardDraft, { params: { kind: list, id } }],
        [other, listFaqs, {}],
        [other, editing.listContentSchedules, {}],
      );
      await Promise.all([publishDue(portal.deps.db), publishDue(portal.deps.db)]);
      expect(succeeded(replies.slice(0, 2))).toBe(2);
      expect(replies[2]).toBeProblem('stale_version');
      expect(succeeded(replies.slice(6, 9))).toBe(3);
      // A save names its place, too; an order of all of them parts those that share one.
      await one.call(content.orderDirectory, { body: { list, ids } });
      const after = await forEditors();
      expect(after.map((entry) => entry.id)).toEqual(ids);
      expect(new Set(after.map((entry) => entry.order)).size).toBe(ids.length);
      const kept = await versionsOf(`${list}/${id}`, 'all');
      expect(kept).toEqual(upTo(kept.length));
      expect(kept.length).toBeGreaterThanOrEqual(versions + 2);
    }
  },
  timeoutMs,
);

test(
  'an entry that is deleted while others write to it is gone for all of them',
  async () => {
    for (const round of rounds.slice(0, 10)) {
      const faq = (await forEditors()).at(-1);
      if (!faq || (await forEditors()).length < 4) return;
      const { id, category, answer, order, isPublished } = faq;
      const body = { id, category, answer, order, isPublished, question: { en: `Gone? ${round}` } };
      const [removed, ...replies] = await atOnce(
        [one, deleteFaq, { params: { id } }],
        [other, deleteFaq, { params: { id } }],
        [other, updateFaq, { body }],
        [one, updateFaq, { body: { ...body, draft: true } }],
        [other, editing.scheduleContent, { body: { kind: list, id, publishAt: soon() } }],
        [one, content.orderDirectory, { body: { list, ids: [id] } }],
        [other, editing.noteContentEditor, { body: { kind: list, id, tab: `tab-${round}-abcdef` } }],
      );
      expect([removed?.status, replies[0]?.status].sort()).toEqual([200, 404]);
      expect((await forEditors()).some((entry) => entry.id === id)).toBe(false);
      const left = await portal.db`
        select key from content_drafts where key = ${`${list}/${id}`}
        union all select key from content_schedules where key = ${`${list}/${id}`} and state = 'WAITING'`;
      expect(left).toHaveLength(0);
    }
  },
  timeoutMs,
);

test('the log of it all is unbroken', async () => {
  expect((await one.call(checkLog)).body.data).toMatchObject({ isWhole: true, brokenAt: null });
});
