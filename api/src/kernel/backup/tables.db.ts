import { onlyValue } from '../database/db.ts';
import type { Sql } from '../database/sql.ts';
import type { Manifest } from './manifest.ts';

/** Tables of sessions and tokens: put back, they would undo a sign-out, a new password or a revocation since the backup. */
export const signedInTables: readonly string[] = ['sessions', 'trusted_devices', 'api_tokens'];

/** Tables of the portal with the columns that hold data; counters that a crash may lose are left out. */
export const findTables = (sql: Sql) => sql<{ name: string; columns: string[] }[]>`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all(${['schema_migrations', ...signedInTables]})
  group by c.relname order by c.relname`;

export const countRows = (sql: Sql, table: string): Promise<number> =>
  onlyValue(sql<{ n: number }[]>`select count(*)::float8 as n from ${sql(table)}`);

export const findSequences = async (sql: Sql): Promise<Manifest['sequences']> => {
  const names = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by 1`;
  const sequences: Manifest['sequences'] = [];
  for (const { name } of names) {
    const [row] = await sql<{ value: string; isCalled: boolean }[]>`
      select last_value::text as value, is_called from ${sql(name)}`;
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
};

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Takes the foreign keys away for a load in any order. @returns what brings them back, and checks every row. */
export const liftForeignKeys = async (sql: Sql): Promise<() => Promise<void>> => {
  const keys = await sql<ForeignKey[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;
  for (const { table, name } of keys) await sql`alter table ${sql(table)} drop constraint ${sql(name)}`;
  return async () => {
    for (const { table, name, definition } of keys)
      await sql.unsafe(`alter table "${table}" add constraint "${name}" ${definition}`); // from the catalogue itself
  };
};

/** Rows are put back as they were: nothing is posted, summed or refused a second time. */
export const switchTriggers = async (sql: Sql, tables: readonly string[], how: 'disable' | 'enable') => {
  for (const table of tables) await sql.unsafe(`alter table "${table}" ${how} trigger user`);
};

export const restoreSequence = async (
  sql: Sql,
  { name, value, isCalled }: Manifest['sequences'][number],
): Promise<void> => {
  await sql`select setval(${`public."${name}"`}::regclass, ${value}::bigint, ${isCalled})`;
};
