import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { addressOf, administer, testFacts } from '../../../test/support/server.ts';
import { openPool, type Pool } from './db.ts';
import { migrate, readMigrations } from './migrate.ts';

const migrations = readMigrations();

const withDatabase = async <T>(work: (db: Pool) => Promise<T>): Promise<T> => {
  const server = inject('testServer');
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  await administer(server, (sql) => sql`create database ${sql(name)} template template0`);
  const db = openPool({ address: addressOf(server, name), max: 4, portal: testFacts });
  try {
    return await work(db);
  } finally {
    await db.end({ timeout: 5 });
    await administer(server, (sql) => sql`drop database ${sql(name)} with (force)`);
  }
};

/** Everything that makes up the schema, in the words of the catalog. */
const describe = (db: Pool) => db`
  select 'column' as kind, table_name || '.' || column_name as name,
    concat_ws(' ', data_type, is_nullable, column_default, ordinal_position) as definition
  from information_schema.columns where table_schema = 'public'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal
  union all select 'function', p.proname, pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1, 2, 3`;

// Every state that an installation may be in stands between two of these steps.
test('a schema that got its migrations one at a time is the one that got all at once', async () => {
  const fresh = await withDatabase(async (db) => {
    await migrate(db);
    return describe(db);
  });
  expect(fresh.length).toBeGreaterThan(100);
  await withDatabase(async (db) => {
    for (const [before, { name }] of migrations.entries())
      expect(await migrate(db, migrations.slice(0, before + 1))).toEqual([name]);
    expect(await describe(db)).toEqual(fresh);
  });
});

test('four instances that start at once migrate once', async () => {
  await withDatabase(async (db) => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(db)));
    expect(applied.flat()).toEqual(migrations.map(({ name }) => name));
  });
});

const made = (number: number, sql: string) => ({
  number,
  name: `${String(number).padStart(4, '0')}_made.sql`,
  sql,
  checksum: sql,
});

test('a migration that fails leaves nothing behind and names itself and the reason', async () => {
  await withDatabase(async (db) => {
    const broken = made(2, 'create table half (n int); select no_such_thing');
    await expect(migrate(db, [made(1, 'create table whole (n int)'), broken])).rejects.toThrow(
      '0002_made.sql failed: column "no_such_thing" does not exist',
    );
    const tables = await db<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
    expect(tables.map(({ name }) => name)).toEqual(['schema_migrations', 'whole']);
    expect(
      await migrate(db, [made(1, 'create table whole (n int)'), made(2, 'create table half (n int)')]),
    ).toEqual(['0002_made.sql']);
  });
});

test('a changed, a missing and a late migration are refused by name', async () => {
  await withDatabase(async (db) => {
    await migrate(db, [made(1, 'select 1'), made(3, 'select 3')]);
    await expect(migrate(db, [made(1, 'select 2'), made(3, 'select 3')])).rejects.toThrow(
      '0001_made.sql differs from the one of this version',
    );
    await expect(migrate(db, [made(1, 'select 1')])).rejects.toThrow(
      '0003_made.sql, which this version does not know',
    );
    const late = [made(1, 'select 1'), made(2, 'select 2'), made(3, 'select 3')];
    await expect(migrate(db, late)).rejects.toThrow('0002_made.sql is numbered below');
  });
});

test('a database that other migrations made is refused in words and left as it is', async () => {
  await withDatabase(async (db) => {
    await migrate(db, [
      { ...made(1, 'create table foundation (n int)'), name: '0001_foundation.sql' },
      made(2, 'select 2'),
    ]);
    const before = await describe(db);
    await expect(migrate(db)).rejects.toThrow(
      'The database does not fit, and nothing was changed: it has migration 0001_foundation.sql where this version has 0001_kernel.sql: use the version that made it, or begin with an empty database',
    );
    expect(await describe(db)).toEqual(before);
  });
});
