import { orderDirectory } from '@portal/contracts/content/content';
import { addPartner, deletePartner, listPartners, updatePartner } from '@portal/contracts/content/partners';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const words = (en: string) => ({ en });
const input = (name: string, more: object = {}) => ({
  name: words(name),
  type: 'TECHNICAL' as const,
  role: words('Adviser'),
  logoFileKey: null,
  logoAlt: words('A mark'),
  website: null,
  description: words('Advises.'),
  order: 5,
  isPublished: true,
  ...more,
});

const publicNames = async () => {
  const { body } = await portal.visitor.call(listPartners);
  return body.data.map(({ name }) => name.en);
};

test('an Admin adds a partner hidden, shows it, and removes it; visitors see just what is published', async () => {
  const admin = await portal.as('admin');
  const added = await admin.call(addPartner, { body: input('Trade Institute', { isPublished: false }) });
  const { id } = added.body.data;
  expect(await publicNames()).not.toContain('Trade Institute');
  expect(await portal.visitor.call(listPartners, { query: { draft: '1' } })).toBeProblem('unauthorized');
  const all = await admin.call(listPartners, { query: { draft: '1' } });
  expect(all.body.data.map((partner) => partner.id)).toContain(id);

  await admin.call(updatePartner, { body: { id, ...input('Trade Institute'), rowVersion: 1 } });
  expect(await publicNames()).toContain('Trade Institute');
  const late = await admin.call(updatePartner, { body: { id, ...input('Late'), rowVersion: 1 } });
  expect(late).toBeProblem('stale_version');
  await admin.call(deletePartner, { params: { id } });
  expect(await publicNames()).not.toContain('Trade Institute');
  expect(await admin.call(deletePartner, { params: { id } })).toBeProblem('not_found');
});

test.each([
  ['markup', { name: words('<b>Bank</b>') }, 'name.en'],
  ['a mark that nobody published', { logoFileKey: 'nobody.svg' }, 'logoFileKey'],
  ['a script for a website', { website: 'javascript:alert(1)' }, 'website'],
  ['an unknown field', { script: 1 }, 'script'],
])('%s is refused', async (_, more, field) => {
  const admin = await portal.as('admin');
  expect(await admin.raw(addPartner, { body: input('Bank', more) })).toRefuseFields(field);
});

test('partners are put into an order, whole and at once; an unknown one moves nothing', async () => {
  const admin = await portal.as('admin');
  const before = (await admin.call(listPartners, { query: { draft: '1' } })).body.data.map(({ id }) => id);
  const last = before.at(-1) ?? '';
  const reply = await admin.call(orderDirectory, { body: { list: 'partners', ids: [last] } });
  expect(reply.body.data).toEqual([last, ...before.slice(0, -1)]);
  const after = (await portal.visitor.call(listPartners)).body.data.map(({ id }) => id);
  expect(after[0]).toBe(last);
  const unknown = await admin.call(orderDirectory, { body: { list: 'partners', ids: ['prt_x', last] } });
  expect(unknown).toBeProblem('not_found');
  expect((await portal.visitor.call(listPartners)).body.data.map(({ id }) => id)).toEqual(after);
});
