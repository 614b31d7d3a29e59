import { listPartners } from '@portal/contracts/content/partners';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { demoPeople } from '../../identity/demo/people.ts';
import { transaction } from '../../kernel/database/db.ts';
import { SeedContext } from '../../kernel/demo/seeder.ts';
import { fileRoutes } from '../../kernel/files/files.route.ts';
import { listRoutes } from '../lists.route.ts';
import { seedPublicFiles } from '../public-files.seed.ts';

const portal = testPortal({ routes: [...listRoutes, ...fileRoutes] });

test('a visitor reads the partners in order, in six languages', async () => {
  const { body } = await portal.visitor.call(listPartners);
  expect(body.data.map(({ name }) => name.en)).toEqual([
    'AfCFTA Secretariat',
    'Afreximbank',
    'FEDA',
    'African Union Commission',
    'Republic of Rwanda',
    'Regional Economic Communities',
  ]);
  for (const { name, role, logoAlt, description } of body.data) {
    for (const text of [name, role, logoAlt, description])
      expect(Object.keys(text).sort()).toEqual(['ar', 'en', 'es', 'fr', 'pt', 'sw']);
  }
});

test('a partner that is not published stays out', async () => {
  await portal.db`update partners set is_published = false where name ->> 'en' = 'FEDA'`;
  const { body } = await portal.visitor.call(listPartners);
  expect(body.data.map(({ name }) => name.en)).not.toContain('FEDA');
  expect(body.total).toBe(5);
});

test('every mark and icon that the content names is on the public file path', async () => {
  // The template's files lie in another directory: put them into this portal's own.
  await transaction(portal.db, (tx) =>
    seedPublicFiles(tx, new SeedContext(portal.deps.config, demoPeople, '', 1)),
  );
  const { body } = await portal.visitor.call(listPartners);
  const icons = ['linkedin.svg', 'x.svg', 'facebook.svg', 'youtube.svg'];
  for (const name of [...icons, ...body.data.map(({ logoFileKey }) => logoFileKey)]) {
    const reply = await portal.app.inject({ url: `/api/file/public/${name}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/svg+xml');
    expect(reply.body).toMatch(/^<svg /);
  }
});
