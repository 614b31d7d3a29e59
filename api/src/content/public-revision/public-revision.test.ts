import { getPublicRevision } from '@portal/contracts/content/content';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const revision = async (): Promise<number> =>
  Number((await portal.visitor.call(getPublicRevision)).body.data.revision);

test('stands still while nothing that visitors read changes', async () => {
  const before = await revision();
  await portal.db`update faqs set helpful_yes = helpful_yes + 1`;
  await portal.db`update users set first_name = first_name`;
  expect(await revision()).toBe(before);
});

test.each([
  ['a text', () => portal.db`update content_texts set data = data where key = 'home' and lang = 'fr'`],
  ['a question', () => portal.db`update faqs set "order" = "order" where id = (select min(id) from faqs)`],
  ['a partner', () => portal.db`update partners set is_published = not is_published`],
  ['an office', () => portal.db`update contacts set city = city`],
  ['a published file', () => portal.db`update public_files set published_at = now()`],
  ['the dates of a fund', () => portal.db`update funds set closes_at = closes_at`],
])('moves with %s', async (_what, change) => {
  const before = await revision();
  await change();
  expect(await revision()).toBeGreaterThan(before);
});

test('moves when the change becomes visible, and not at all when it is given up', async () => {
  const before = await revision();
  const given = portal.db.begin(async (tx) => {
    await tx`update partners set is_published = not is_published`;
    expect(await revision()).toBe(before);
    throw new Error('given up');
  });
  await expect(given).rejects.toThrow('given up');
  expect(await revision()).toBe(before);
});

test('moves when a fund closes by the clock, without any change of it', async () => {
  await portal.db`update funds set opens_at = now() - interval '1 day', closes_at = now() + interval '1 hour'`;
  const before = await revision();
  // As the clock would: no trigger fires.
  await portal.db.begin(async (tx) => {
    await tx`alter table funds disable trigger user`;
    await tx`update funds set closes_at = now() - interval '1 hour'`;
    await tx`alter table funds enable trigger user`;
  });
  expect(await revision()).toBeGreaterThan(before);
});
