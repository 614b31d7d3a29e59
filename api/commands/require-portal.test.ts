import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { openPool } from '../src/kernel/database/db.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { addressOf, administer, testFacts } from '../test/support/server.ts';
import { requirePortal } from './require-portal.ts';

test('an empty place is said to be empty, and where; one with a portal is fine', async () => {
  const server = inject('testServer');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await administer(server, (sql) => sql`create database ${sql(name)} template template0`);
  const db = openPool({ address: addressOf(server, name), max: 1, portal: testFacts });
  try {
    const place = { dataDirectory: '/srv/portal' };
    await expect(requirePortal(db, place)).rejects.toThrow('There is no portal in /srv/portal');
    const given = { ...place, databaseUrl: 'postgres://db.example/portal' };
    await expect(requirePortal(db, given)).rejects.toThrow('in the database of DATABASE_URL');
    await migrate(db);
    await requirePortal(db, place);
  } finally {
    await db.end({ timeout: 5 });
    await administer(server, (sql) => sql`drop database ${sql(name)} with (force)`);
  }
});
