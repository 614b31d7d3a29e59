import { languages } from '@portal/contracts';
import { getContent, saveContent } from '@portal/contracts/content/content';
import { sectionKeys } from '@portal/contracts/content/keys';
import type { ContentSave } from '@portal/contracts/content/section.schemas';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { essentialSeeders, seed } from '../../wiring.ts';

const portal = testPortal();

test('a section that a release adds gets its words in a portal that runs already, and nothing else changes', async () => {
  const admin = await portal.as('admin');
  const written = { title: 'Titre de la maison', lead: 'Une phrase' };
  const body = { key: 'about-us', lang: 'fr', data: written, rowVersion: 1 } as ContentSave;
  await admin.call(saveContent, { body });
  // As a database from before there was such a section.
  await portal.db.begin(async (tx) => {
    // Versions are for good, which a database of then knows nothing of.
    await tx`set local session_replication_role = replica`;
    await tx`delete from content_versions where key = 'mandate'`;
    await tx`delete from content_texts where key = 'mandate'`;
    await tx`delete from seed_runs where name like 'content-%'`;
  });
  const keys = async () => (await portal.visitor.call(getContent)).body.data.map(({ key }) => key);
  expect(await keys()).not.toContain('mandate');

  await seed(portal.deps, essentialSeeders);
  expect(await keys()).toEqual(sectionKeys);
  const [about, mandate] = (
    await portal.visitor.call(getContent, { query: { key: ['about-us', 'mandate'] } })
  ).body.data;
  expect(about?.data.fr).toEqual(written);
  expect(Object.keys(mandate?.data ?? {}).sort()).toEqual([...languages].sort());
});
