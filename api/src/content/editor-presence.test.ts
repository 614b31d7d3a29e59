import { saveContent } from '@portal/contracts/content/content';
import { noteContentEditor } from '@portal/contracts/content/editing';
import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();

const note = async (tab: string, more: { leaving?: boolean; lang?: 'en' | 'fr' | 'sw' } = {}) => {
  const admin = await portal.as('admin');
  const body = { kind: 'sections' as const, id: 'home', lang: 'en' as const, tab, ...more };
  const reply = await admin.call(noteContentEditor, { body });
  return reply.body.data;
};

test('two open editors hear of each other, of one text only, until one leaves or falls silent', async () => {
  expect(await note('tab-one-1')).toEqual({ others: [], rowVersion: 1 });
  expect((await note('tab-two-2')).others).toMatchObject([{ name: 'Nomvula Dlamini', isYou: true }]);
  expect((await note('tab-one-1')).others).toHaveLength(1);
  expect((await note('tab-fr-33', { lang: 'fr' })).others).toEqual([]);
  await note('tab-two-2', { leaving: true });
  expect((await note('tab-one-1')).others).toEqual([]);
  await note('tab-two-2');
  await portal.db`update content_editors set seen_at = now() - interval '1 minute' where tab = 'tab-two-2'`;
  expect((await note('tab-one-1')).others).toEqual([]);
});

test('another Admin is told who it is, and is not taken for them', async () => {
  const { id } = portal.person('manager');
  await portal.db`update users set role = 'FUND_MANAGER_SUPER_USER' where id = ${id}`;
  await note('tab-own-1', { lang: 'sw' });
  const other = await portal.as('manager');
  const body = { kind: 'sections', id: 'home', lang: 'sw', tab: 'tab-other' } as const;
  const { others } = (await other.call(noteContentEditor, { body })).body.data;
  expect(others).toMatchObject([{ name: 'Nomvula Dlamini', isYou: false }]);
});

test('whoever waits hears that another save came', async () => {
  const admin = await portal.as('admin');
  const data = { title: 'About', lead: 'Lead' };
  await admin.call(saveContent, { body: { key: 'about-us', lang: 'en', data, draft: true } });
  const body = { kind: 'sections', id: 'about-us', lang: 'en', tab: 'tab-three' } as const;
  const reply = await admin.call(noteContentEditor, { body });
  expect(reply.body.data.rowVersion).toBe(2);
});

test('two who write one entry hear of each other, whatever language they write, and of a save', async () => {
  const admin = await portal.as('admin');
  const [{ id = '' } = {}] = await portal.db<{ id: string }[]>`select id from faqs order by id limit 1`;
  const noteEntry = async (tab: string, more: { leaving?: boolean; id?: string } = {}) =>
    admin.call(noteContentEditor, { body: { kind: 'faqs', id, tab, ...more } });
  const first = (await noteEntry('tab-entry-1')).body.data;
  expect(first.others).toEqual([]);
  expect((await noteEntry('tab-entry-2')).body.data.others).toMatchObject([{ name: 'Nomvula Dlamini' }]);
  await portal.db`update faqs set row_version = row_version + 1 where id = ${id}`;
  expect((await noteEntry('tab-entry-1')).body.data).toMatchObject({
    others: [{ name: 'Nomvula Dlamini' }],
    rowVersion: first.rowVersion + 1,
  });
  await noteEntry('tab-entry-2', { leaving: true });
  expect((await noteEntry('tab-entry-1')).body.data.others).toEqual([]);
  expect(await noteEntry('tab-entry-1', { id: 'faq_none' })).toBeProblem('not_found');
});
