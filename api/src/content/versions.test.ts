import type { Language } from '@portal/contracts';
import { getContent, saveContent } from '@portal/contracts/content/content';
import * as calls from '@portal/contracts/content/editing';
import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();

const key = 'partners' as const;
const words = (title: string) => ({ title, lead: '' });
const publish = async (lang: Language, title: string) =>
  (await portal.as('admin')).call(saveContent, { body: { key, lang, data: words(title) } });

test('every publication is kept with who and when; an old one comes back as a draft, and only as that', async () => {
  const admin = await portal.as('admin');
  await publish('fr', 'Deuxième');
  await publish('fr', 'Troisième');
  await publish('en', 'English, second');
  const params = { kind: 'sections', id: key } as const;
  const query = { lang: 'fr' } as const;
  const list = await admin.call(calls.listContentVersions, { params, query });
  expect(list.body.data).toMatchObject([
    { version: 3, publishedBy: 'Nomvula Dlamini', isPublic: true },
    { version: 2, publishedBy: 'Nomvula Dlamini', isPublic: false },
    { version: 1, publishedBy: null, isPublic: false },
  ]);
  const second = await admin.call(calls.getContentVersion, { params: { ...params, version: '2' }, query });
  expect(second.body.data).toMatchObject({ version: 2, data: words('Deuxième') });

  await admin.call(calls.restoreContentVersion, {
    params: { ...params, version: '2' },
    body: { ...query, rowVersion: 3 },
  });
  const drafts = await admin.call(getContent, { query: { draft: '1', key: [key] } });
  expect(drafts.body.data[0]).toMatchObject({
    data: { fr: words('Deuxième') },
    states: { fr: { status: 'CHANGED', version: 4, publishedVersion: 3 } },
  });
  const seen = await portal.visitor.call(getContent, { query: { lang: 'fr', key: [key] } });
  expect(seen.body.data[0]?.data.fr).toEqual(words('Troisième'));
});

test('a restore does not write over what somebody saved meanwhile', async () => {
  const admin = await portal.as('admin');
  await publish('es', 'Segunda');
  const reply = await admin.call(calls.restoreContentVersion, {
    params: { kind: 'sections', id: key, version: '1' },
    body: { lang: 'es', rowVersion: 1 },
  });
  expect(reply).toBeProblem('stale_version');
});

test('a version that never was is not found', async () => {
  const admin = await portal.as('admin');
  const params = { kind: 'sections', id: key, version: '9' } as const;
  const query = { lang: 'ar' } as const;
  expect(await admin.call(calls.getContentVersion, { params, query })).toBeProblem('not_found');
  expect(await admin.call(calls.restoreContentVersion, { params, body: query })).toBeProblem('not_found');
  expect(await admin.call(calls.restoreContentVersion, { params, body: {} })).toRefuseFields('lang');
  const unknown = { params: { ...params, id: 'nothing' }, query };
  expect(await admin.call(calls.getContentVersion, unknown)).toBeProblem('not_found');
});

test('what was published cannot be written anew in the history', async () => {
  await expect(portal.db`update content_versions set data = '{}'`).rejects.toThrow('append-only');
  await expect(portal.db`delete from content_versions`).rejects.toThrow('append-only');
});
